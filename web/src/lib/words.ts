/** What is said at a table: its messages name cards and seats, which only the table knows. */
import type { FluentVariable } from '@fluent/bundle'
import type { GameInfo, Params, TableInfo } from './game'
import { all, attribute, has, nameAt, say } from './i18n.svelte'
import type { Said } from './what.svelte'

/** Whose names and cards a message speaks of. */
export interface Place {
  game: GameInfo
  table: TableInfo
  /** The one seat that is "you"; null for spectators and where friends share this device. */
  you: number | null
}

/** How a card's name is written into a sentence; the log marks it to show it in bold. */
type Write = (name: string, face: number) => string

/** What all events have: their name, and most of them a seat. */
export interface Told {
  is: string
  seat?: number
}

/** What something is, in words, and its place in the manual. */
export interface Explanation {
  face?: number
  title: string
  text: string
  /** An anchor of the manual, '' where it says nothing of it. */
  at: string
}

const cardField = /(^|_)card$/
const cardsField = /(^|_)cards$/
const seatField = /(^|_)seat$/

export class Words {
  constructor(private readonly place: () => Place | null) {}

  /** A message in the present language. Numbers stay numbers, cards and seats become names. */
  say = (key: string, params: Params = {}): string => say(key, this.named(params))

  /** As `say`, for words that are not there in every game. */
  sayIf = (key: string, params: Params = {}): string => (has(key) ? this.say(key, params) : '')

  /** What else a message says under this name, if it does. */
  sayMore = (key: string, name: string, params: Params = {}): string => attribute(key, name, this.named(params))

  /** What a card is called; its own numbers may be part of the name. */
  cardName = (face: number): string => {
    const game = this.place()?.game
    const facts = game?.cards[face]
    return game ? this.say(`${game.key}-card-${String(facts?.['name'] ?? '')}`, facts) : ''
  }

  /** What a card does, in words; its own numbers fill them. */
  cardText = (face: number): string => {
    const game = this.place()?.game
    const facts = game?.cards[face]
    return game && facts ? this.sayIf(`${game.key}-card-${String(facts['name'])}-text`, facts) : ''
  }

  /** By the words of the game or of the shell; what only has a name is called by it. */
  explain = ({ face, name, params }: Said): Explanation | null => {
    const game = this.place()?.game
    if (!game) return null
    if (face !== undefined) return { face, title: this.cardName(face), text: this.cardText(face), at: this.cardPlace(game, face) }
    const own = `${game.key}-what-${name}`
    const card = params['card']
    const key = has(own) ? own : `what-${name}`
    const at = typeof card === 'number' ? this.cardPlace(game, card) : attribute(key, 'at')
    return { title: this.say(key, params), text: this.sayIf(`${key}-text`, params), at }
  }

  private cardPlace = (game: GameInfo, face: number): string => `card-${String(game.cards[face]?.['name'] ?? '')}`

  /** A name as it is written at this table; `first` begins a sentence. */
  seatName = (seat: number, first = true): string => {
    const place = this.place()
    if (place?.you === seat) return say(first ? 'seat-you' : 'seat-you-inside')
    return nameAt(place?.table, seat)
  }

  /** An event in words. */
  told = (event: Told, write?: Write): string => {
    const place = this.place()
    return say(
      `${place?.game.key ?? ''}-event-${event.is}`,
      this.named({ ...event, you: event.seat !== undefined && event.seat === place?.you }, write),
    )
  }

  private named(params: Params, write: Write = (name) => name): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = {}
    for (const [field, value] of Object.entries(params)) {
      if (typeof value === 'number' && cardField.test(field)) out[field] = write(this.cardName(value), value)
      else if (typeof value === 'number' && seatField.test(field)) out[field] = this.seatName(value, field === 'seat')
      else if (Array.isArray(value)) out[field] = cardsField.test(field) ? this.cardNames(value as number[], write) : value.length
      else if (typeof value === 'boolean') out[field] = value ? 'yes' : 'no'
      else if (typeof value === 'number' || typeof value === 'string') out[field] = value
    }
    return out
  }

  /** Several cards; those of one name are counted. */
  cardNames(faces: number[], write: Write = (name) => name): string {
    const names = faces.map(this.cardName)
    const first = faces.filter((_, i) => names.indexOf(names[i] ?? '') === i)
    return all(
      first.map((face) => {
        const count = names.filter((name) => name === this.cardName(face)).length
        const name = write(this.cardName(face), face)
        return count > 1 ? this.say('several', { count, name }) : name
      }),
    )
  }
}
