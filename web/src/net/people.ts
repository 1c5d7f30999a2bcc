/** What is asked over HTTP about who one is: accounts, signing in and out, and those who keep the house. */
import type {
  Account,
  BackupInfo,
  Change,
  Credentials,
  HouseInfo,
  Keeping,
  LinkOwner,
  Me,
  NewPassword,
  PersonInfo,
  Profile,
  SignInLink,
} from '../lib/generated/wire'
import { call, forgetMe, known, Refusal } from './api'

/** A request after which one may be somebody else. */
async function changed<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await known<Answer>(method, path, body)
  forgetMe()
  return answer
}

export const account = (): Promise<Account> => known('GET', '/account')
export const makeAccount = (said: Credentials): Promise<Me> => changed('POST', '/account', said)
export const changePassword = (said: NewPassword): Promise<Me> => changed('PUT', '/account/password', said)
export const deleteAccount = (password: string): Promise<Me> => changed('POST', '/account/delete', { password })
export const exportAddress = '/api/account/export'
export const endDevice = (id: string): Promise<null> => known('DELETE', `/account/devices/${id}`)
export const makeLink = (): Promise<SignInLink> => changed('POST', '/account/link')
export const dropPasskey = (id: string): Promise<null> => known('DELETE', `/account/passkeys/${id}`)

export const signIn = (said: Credentials): Promise<Me> => changed('POST', '/sign-in', said)
export const lookAtLink = (token: string): Promise<LinkOwner> => call('POST', '/sign-in/link/look', { token })
export const followLink = (token: string): Promise<Me> => changed('POST', '/sign-in/link', { token })
export const signOut = (): Promise<Me> => changed('POST', '/sign-out')
export const signOutEverywhere = (): Promise<Me> => changed('POST', '/sign-out/everywhere')

export const house = (name: string): Promise<HouseInfo> => known('GET', `/house?name=${encodeURIComponent(name)}`)
export const makeBackup = (): Promise<BackupInfo[]> => known('POST', '/house/backups')
export const closeAnyTable = (id: string): Promise<null> => known('DELETE', `/house/tables/${id}`)
export const changePerson = (tag: string, change: Change): Promise<PersonInfo> => known('PUT', `/house/people/${tag}`, change)
export const settleReport = (id: string): Promise<Keeping> => known('POST', `/house/reports/${id}/settle`)

export const profile = (): Promise<Profile> => known('GET', '/profile')

// ---- passkeys: the browser makes and shows them

/** This browser can, at this address: passkeys need a name and a safe line, or this very computer. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  isSecureContext &&
  !/^[\d.]+$|:/.test(location.hostname)

async function asked(make: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await make()
    if (credential instanceof PublicKeyCredential) return credential.toJSON()
  } catch {
    // whoever has changed their mind, or has none, is told the same
  }
  throw new Refusal('bad_passkey')
}

export async function addPasskey(): Promise<Account> {
  const options = await known<PublicKeyCredentialCreationOptionsJSON>('POST', '/account/passkeys/begin')
  const credential = await asked(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  )
  return known('POST', '/account/passkeys', { credential })
}

export async function signInByPasskey(): Promise<Me> {
  const options = await known<PublicKeyCredentialRequestOptionsJSON>('POST', '/sign-in/passkey/begin')
  const credential = await asked(() => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }))
  return changed('POST', '/sign-in/passkey', { credential })
}
