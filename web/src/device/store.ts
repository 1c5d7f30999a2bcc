/** The tables of this device, in the browser's own database. A row is only ever added: its number is its lock. */
import type { TableInfo } from '../lib/generated/wire'

export interface Row {
  number: number
  [fact: string]: unknown
}

/** A table as it is kept; what the lobby shows of it lies beside it, so that the lobby needs no rules. */
export interface KeptTable {
  id: string
  facts: { id: string; game: string; rules: number; again: string; [fact: string]: unknown }
  seats: unknown[]
  info: TableInfo
}

export interface Store {
  /** False where nothing outlives this tab. */
  readonly lasting: boolean
  list: () => Promise<KeptTable[]>
  find: (id: string) => Promise<KeptTable | null>
  rows: (id: string) => Promise<Row[]>
  open: (table: KeptTable, rows: Row[]) => Promise<void>
  add: (id: string, row: Row) => Promise<void>
  update: (id: string, change: (table: KeptTable) => KeptTable) => Promise<void>
  remove: (id: string) => Promise<void>
}

export const NAME = 'mizban'
const VERSION = 1

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage'))
  })
}

/** When it is on disk, not only when it was asked for. */
function whole(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve()
    change.onabort = change.onerror = () => reject(change.error ?? new Error('storage'))
  })
}

class Database implements Store {
  readonly lasting = true
  constructor(private readonly db: IDBDatabase) {}

  private writing(): IDBTransaction {
    return this.db.transaction(['tables', 'rows'], 'readwrite', { durability: 'strict' })
  }

  private of(id: string): IDBKeyRange {
    return IDBKeyRange.bound([id], [id, []])
  }

  list(): Promise<KeptTable[]> {
    return done(this.db.transaction('tables').objectStore('tables').getAll() as IDBRequest<KeptTable[]>)
  }

  async find(id: string): Promise<KeptTable | null> {
    return (await done(this.db.transaction('tables').objectStore('tables').get(id) as IDBRequest<KeptTable | undefined>)) ?? null
  }

  async rows(id: string): Promise<Row[]> {
    const found = await done(this.db.transaction('rows').objectStore('rows').getAll(this.of(id)) as IDBRequest<{ row: Row }[]>)
    return found.map(({ row }) => row)
  }

  async open(table: KeptTable, rows: Row[]): Promise<void> {
    const change = this.writing()
    change.objectStore('tables').add(table)
    for (const row of rows) change.objectStore('rows').add({ table: table.id, number: row.number, row })
    await whole(change)
  }

  async add(id: string, row: Row): Promise<void> {
    const change = this.writing()
    change.objectStore('rows').add({ table: id, number: row.number, row })
    await whole(change)
  }

  async update(id: string, change: (table: KeptTable) => KeptTable): Promise<void> {
    const writing = this.writing()
    const tables = writing.objectStore('tables')
    const found = await done(tables.get(id) as IDBRequest<KeptTable | undefined>)
    if (found) tables.put(change(found))
    await whole(writing)
  }

  async remove(id: string): Promise<void> {
    const change = this.writing()
    change.objectStore('tables').delete(id)
    change.objectStore('rows').delete(this.of(id))
    await whole(change)
  }
}

/** Where the browser keeps nothing: as long as this tab is open. */
export class Memory implements Store {
  readonly lasting = false
  private readonly tables = new Map<string, { table: KeptTable; rows: Row[] }>()

  list = async (): Promise<KeptTable[]> => [...this.tables.values()].map(({ table }) => table)
  find = async (id: string): Promise<KeptTable | null> => this.tables.get(id)?.table ?? null
  rows = async (id: string): Promise<Row[]> => [...(this.tables.get(id)?.rows ?? [])]
  open = async (table: KeptTable, rows: Row[]): Promise<void> => void this.tables.set(table.id, { table, rows: [...rows] })
  add = async (id: string, row: Row): Promise<void> => void this.tables.get(id)?.rows.push(row)
  remove = async (id: string): Promise<void> => void this.tables.delete(id)
  update = async (id: string, change: (table: KeptTable) => KeptTable): Promise<void> => {
    const found = this.tables.get(id)
    if (found) found.table = change(found.table)
  }
}

export async function openStore(): Promise<Store> {
  try {
    const opening = indexedDB.open(NAME, VERSION)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' })
      opening.result.createObjectStore('rows', { keyPath: ['table', 'number'] })
    }
    const db = await done(opening)
    // A newer version in another tab may change it: this one would only be in its way.
    db.onversionchange = () => db.close()
    return new Database(db)
  } catch {
    return new Memory()
  }
}
