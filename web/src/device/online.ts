/** From this device into the live house that it came from: a game goes on at a table there. */
import type { Fork, Me, OpenedRecord, TableInfo } from '../lib/generated/wire'
import { sayPlain } from '../lib/i18n.svelte'
import { askHouse, recordText, Refusal, replayOfRecord } from '../net/api'
import { device } from './device.svelte'
import { alone } from './save'
import { HOUSE } from './where'

/** One person, all others computer opponents: only such a game can go on elsewhere, where nobody else of it is. */
export const isAlone = (table: TableInfo): boolean => table.seats.filter(({ kind }) => kind !== 'bot').length === 1

/** A game under way, where it stands. */
export async function goOnline(table: string): Promise<void> {
  const record = await recordText(table)
  const seats = alone(record)
  if (!seats) throw new Refusal('not_alone')
  await introduce()
  enter(await askHouse('POST', '/records/table', { record, ...seats }))
}

/** A game that is over, from one of its positions. */
export async function playOnOnline(table: string, from: Fork): Promise<void> {
  const record = await recordText(table)
  await introduce()
  const { hash } = await askHouse<OpenedRecord>('POST', '/records', record)
  enter(await askHouse('POST', `${replayOfRecord(hash)}/fork`, from))
}

/** Whoever is not known there yet has the name of this device. */
async function introduce(): Promise<void> {
  const { name } = await askHouse<Me>('GET', '/me')
  if (!name) await askHouse('PUT', '/me', { name: device.name || sayPlain('guest-name') })
}

function enter({ id }: TableInfo): void {
  location.assign(new URL(`t/${id}`, new URL(HOUSE, location.href)))
}
