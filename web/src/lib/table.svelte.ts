/** One table as this device sees it: its picture, the open question and my choice, the log, and the source that feeds it. */
import { getContext, setContext, tick, untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { Advice } from './advice.svelte'
import { Care } from './care'
import { Choice } from './choice.svelte'
import { Company } from './company.svelte'
import { thingsIn } from './did'
import { fly, type Flight } from './flying'
import {
  keyOf,
  type AskWire,
  type Chair,
  type GameInfo,
  type GameModule,
  type Line,
  type OptionWire,
  type Seen,
  type TableInfo,
  type Thing,
  type Update,
} from './game'
import { loadBoard } from './games'
import { loadWords } from './i18n.svelte'
import { Log } from './log.svelte'
import { glide, layout } from './motion'
import { Parts, type Kind } from './parts'
import { Prepared } from './prepared.svelte'
import { Queue } from './queue.svelte'
import { questionIntoSight } from './sight'
import { Sentences } from './sentences'
import type { Answer, Arrival, Link, Source } from './source'
import { Standing } from './standing.svelte'
import { Talk } from './talk.svelte'
import { thing } from './thing.svelte'
import { Thoughts } from './thoughts.svelte'
import { Words, type Explanation, type Place } from './words'
import { saidBy, What, type Node } from './what.svelte'

/** Milliseconds until what could not be loaded is asked for again. */
const AGAIN = 2000

export interface Opening {
  /** Names this table in the browser's memory. */
  id: string
  source: Source
  gameInfo: (key: string) => Promise<GameInfo>
}

export class Table {
  readonly id: string
  readonly source: Source
  /** Every thing on the board, by its element. */
  readonly things = new SvelteMap<HTMLElement, Thing>()
  /** What is being explained. */
  readonly what = new What()
  readonly log: Log
  readonly queue: Queue
  /** What is answered for me. */
  readonly standing = new Standing()
  /** What I have prepared to say when my turn comes. */
  readonly prepared: Prepared
  /** Who is away, whose clock runs, what is asked among people. */
  readonly company = new Company((said) => this.source.arrange?.(said))
  /** How far the opponents are who think for longer. */
  readonly thoughts = new Thoughts()
  /** What is said here, beside the game. */
  readonly talk: Talk

  link = $state<Link>('connecting')
  game = $state.raw<GameInfo | null>(null)
  board = $state.raw<GameModule | null>(null)
  picture = $state.raw<Update | null>(null)
  /** Seats of people who are here now, whatever picture is shown. */
  online = $state.raw<number[]>([])
  /** How often I was reminded that somebody waits. */
  nudges = $state(0)
  /** The seat I look from; null for a spectator. */
  me = $state<number | null>(null)
  /** A friend on this device must take it over before the private view is shown. */
  curtain = $state<number | null>(null)
  /** What the last change told: read out once, and made into moments by the board. */
  news = $state.raw<Line[]>([])
  /** The last refusal; counted, so that the same one shakes the prompt again. */
  error = $state.raw<{ code: string; count: number } | null>(null)

  /** What a lesson points at, by the names of things: a board that shows one part of itself at a time turns to it. */
  pointed = $state.raw<readonly string[]>([])

  /** What the line of the log under the mouse speaks of, by the names of things. */
  named = $state.raw<readonly string[]>([])
  /** Moments that are being played on the board: the prompt tells of them, and only then goes on. */
  staged = $state(0)

  chairs = $derived<Chair[]>(this.picture?.chairs ?? [])
  chair = $derived<Chair | null>(this.chairs.find((chair) => chair.seat === this.me) ?? this.chairs[0] ?? null)
  lines = $derived.by<Line[]>(() => (this.curtain === null ? this.log.lines(this.me) : []))
  /** The lines since my last answer, when it is my turn again. */
  since = $derived.by<Line[]>(() => (this.log.dismissed || this.curtain !== null || !this.chair?.ask ? [] : this.log.since(this.me)))
  /** The seat that may take a step back now. */
  back = $derived<Chair | null>([this.chair, ...this.chairs].find((chair) => chair && chair.undo !== null) ?? null)
  /** The seat whose last answer only the others can give back: where friends share a device, whoever answered last. */
  plea = $derived.by<Chair | null>(() => {
    if (this.back || this.source.past || !this.source.arrange || this.picture?.asking || this.picture?.paused) return null
    return this.chairs.filter((chair) => chair.ask_back !== null).toSorted((a, b) => (b.ask_back ?? 0) - (a.ask_back ?? 0))[0] ?? null
  })
  /** I sit here: I do not only look on. */
  seated = $derived(this.picture?.table.seats.some((seat) => seat.mine) ?? false)
  /** The seat I look from, if it is mine: a player may let one look who does not sit there. */
  mySeat = $derived(this.seated ? this.me : null)
  seen = $derived.by(() => this.look())
  /** There is, or was, somebody to talk to. */
  talkative = $derived.by(
    () =>
      this.talk.possible &&
      (this.talk.words.length > 0 ||
        this.company.watchers.length > 0 ||
        (this.picture?.table.seats ?? []).some((seat) => seat.kind === 'guest' && !seat.mine)),
  )

  /** Who sits where, as words must know it: every sentence on the page depends on it, so it changes only when it does. */
  private sitting = $derived(JSON.stringify((this.picture?.table.seats ?? []).map(({ kind, name, mine }) => [kind, name, mine])))
  private place = $derived.by<Place | null>(() => {
    const table = this.sitting ? untrack(() => this.picture?.table) : undefined
    return this.game && table ? { game: this.game, table, you: you(table) } : null
  })
  readonly words = new Words(() => this.place)
  say = this.words.say
  sayIf = this.words.sayIf
  sayMore = this.words.sayMore
  told = this.words.told
  explain = (node: Node): Explanation | null => this.words.explain(saidBy(node))
  cardName = this.words.cardName
  cardText = this.words.cardText
  seatName = this.words.seatName

  readonly care = new Care(() => this.choice.ask?.id)
  readonly choice = new Choice(this.asker())
  /** The words of questions and options. */
  readonly sentences = new Sentences(this.words, () => this.seen)

  /** What the lamp shows. */
  readonly advice = new Advice(this.adviser())

  private revealed: number | null = null
  private preparing: Promise<void> | null = null
  private closed = false
  private readonly parts = new Parts(this)

  constructor({ id, source, gameInfo }: Opening) {
    this.id = id
    this.source = source
    this.log = new Log(id)
    this.prepared = new Prepared(id)
    this.talk = new Talk(id, source.speech, () => this.mySeat)
    this.queue = new Queue(source.paced, (arrivals, picture) => this.show(arrivals, picture))
    source.listen({
      onLink: (link) => (this.link = link),
      onRefusal: (code) => this.refuse(code),
      onPresence: (online, watchers) => {
        this.online = online
        this.company.meet(online, watchers)
      },
      onNudge: () => (this.nudges += 1),
      onThinking: (thoughts) => this.thoughts.hear(thoughts),
      onTalk: (talk) => this.talk.hear(talk),
      onUnsaid: (word, code) => this.talk.refuse(word, code),
      onPicture: (arrival) => {
        this.company.see(arrival.picture)
        this.online = arrival.picture.table.seats.filter((seat) => seat.online).map((seat) => seat.seat)
        this.thoughts.follow(arrival.picture.thinking)
        void this.arrive(arrival, gameInfo)
      },
    })
  }

  close(): void {
    this.closed = true
    this.source.close()
    this.queue.stop()
    this.thoughts.stop()
    for (const stage of this.parts.stages()) stage.end()
  }

  // ---- what a board may do ------------------------------------------------------------------------------------

  /** `<div use:thing={{ id: 'card-37', face: 37 }}>`: gives a thing its name, its light, its words and its taps. */
  thing = (node: HTMLElement, first: Thing): ReturnType<typeof thing> => thing(this, node, first)

  /** Answers with this option, unless the words ask whether one is sure. */
  choose = (key: string): void => this.choice.choose(key)
  /** These options are meant, by a gesture that stands for this thing; one alone waits to be confirmed. */
  mean = (keys: readonly string[], id?: string): void => this.choice.mean(keys, id)
  /** With a question for several: just these are picked. */
  pick = (keys: readonly string[]): void => this.choice.pick(keys)
  /** As a tap on this thing. */
  tap = (thing: Thing): void => this.choice.tap(thing)
  /** Is there a lamp for the open question? Where there is only one answer nobody needs it. */
  get lamp(): boolean {
    const ask = this.choice.ask
    if (!ask || !this.source.advise || !this.picture?.table.advice || this.curtain !== null) return false
    return ask.some ? ask.some[1] > 0 && ask.some[0] < ask.options.length : ask.options.length > 1
  }
  /** Lights the lamp, or puts it out. */
  light = (): void => {
    if (this.lamp) this.advice.toggle()
  }
  /** Chooses what was advised in this place, as a tap would; nothing is answered. */
  follow = (place: number): void => {
    const answer = this.advice.answers[place - 1]
    const ask = this.choice.ask
    if (!answer || !ask) return
    if (ask.some) this.choice.pick(answer.on.map((item) => keyOf({ verb: answer.verb, on: [item] })))
    else {
      const key = keyOf(answer)
      const shown = [...this.things].find(([node, one]) => node.checkVisibility() && this.choice.offers(one).join() === key)
      this.choice.mean([key], shown?.[1].id)
    }
  }
  /** Lets go of what was chosen. */
  unchoose = (): void => this.choice.unchoose()
  /** Takes my last answer back, where that is allowed; where others would have to agree they can be asked. */
  takeBack = (whole = false): void => {
    const chair = this.back
    if (!chair && this.plea) this.company.considering = 'undo'
    if (!chair || chair.seat === null || chair.undo === null) return
    this.choice.unchoose()
    this.standing.stop()
    this.source.takeBack({ seat: chair.seat, row: chair.undo, whole })
  }
  /** Asks the others what I have considered to ask. */
  ask = (): void => {
    const { considering } = this.company
    this.company.considering = null
    this.standing.stop()
    if (considering === 'pause') this.company.pause()
    else if (this.plea && this.plea.seat !== null) this.company.undo(this.plea.seat, this.plea.ask_back ?? 0)
  }
  offers = (key: string): boolean => this.choice.options.has(key)
  denies = (key: string): boolean => this.choice.denied.has(key)
  /** The option that waits to be confirmed, if it is of this verb. */
  chosen = (verb?: string): OptionWire | null => (verb === undefined || this.choice.picked?.verb === verb ? this.choice.picked : null)
  means = (key: string): boolean => this.choice.picked !== null && keyOf(this.choice.picked) === key
  isTouched = (id: string): boolean => this.choice.touched.includes(id)
  isChoosing = (): boolean => this.choice.choosing
  /** An answer of mine is on its way: nothing else is said. */
  isSending = (): boolean => this.choice.sent
  /** What I see, for a part that is handed only a card. */
  sight = <Sight>(): Sight | null => this.seen as Sight | null
  /** The printed facts of a card. */
  facts = <Facts>(face: number): Facts | undefined => this.game?.cards[face] as Facts | undefined
  /** Shows what this is, until it is closed: of a thing that shows a card the card. */
  enlarge = (node: HTMLElement): void => this.what.open(node, true)
  putAway = (): void => this.what.close()
  /** Coins, or other small things, fly from thing to thing. */
  fly = (flights: readonly Flight[]): void => void fly(flights)
  /** What changes its place by this change glides there. */
  moving = async (change: () => void): Promise<void> => {
    const before = layout(this.things)
    change()
    await tick()
    glide(before, this.things)
  }
  /** A part of a board that lives as long as this table. */
  own = <Part>(Kind: Kind<Part>): Part => this.parts.own(Kind)

  // ---- what the frame may do ----------------------------------------------------------------------------------

  reveal(): void {
    this.revealed = this.curtain
    this.curtain = null
  }

  /** Any tap or key finishes what covers the board. */
  hurry = (): void => {
    for (const stage of this.parts.stages()) stage.hurry()
  }

  /** Lights on the board what this line speaks of; null: nothing any more. */
  name = (line: Line | null): void => void (this.named = line ? thingsIn([line], this.board) : [])

  // ---- pictures -----------------------------------------------------------------------------------------------

  private async arrive(arrival: Arrival, gameInfo: Opening['gameInfo']): Promise<void> {
    this.queue.add(arrival)
    if (!this.game) await (this.preparing ??= this.prepare(arrival.picture.table.game, gameInfo))
    // What I have just done is shown at once, and all that was waiting before it.
    if (this.choice.sent) this.queue.skip()
    else this.queue.go()
  }

  /** The game's facts, board and words: tried until they are here. */
  private async prepare(key: string, gameInfo: Opening['gameInfo']): Promise<void> {
    while (!this.game && !this.closed) {
      try {
        const [game, board] = await Promise.all([gameInfo(key), loadBoard(key), loadWords(key)])
        this.board = board
        this.game = game
      } catch {
        await new Promise((done) => setTimeout(done, AGAIN))
      }
    }
  }

  private show(arrivals: Arrival[], picture: Update): boolean {
    const game = this.game
    if (!game || this.closed) return false
    const changed = picture.rows !== this.picture?.rows || picture.moves !== this.picture.moves
    const question = this.choice.ask?.id
    const change = (): void => {
      if (changed) this.error = null
      // Something was taken back: whoever wished to pass may think again.
      for (const { picture, anew } of arrivals) for (const chair of picture.chairs) if (this.log.hear(chair) && !anew) this.thinkAgain()
      this.picture = picture
      this.me = this.whose(picture, game)
      if (changed) this.news = this.happened(arrivals)
      if (this.seen) for (const stage of this.parts.stages()) stage.follow(this.seen)
    }
    if (arrivals.at(-1)?.still) change()
    else void this.moving(change)
    if (this.choice.ask && this.choice.ask.id !== question) questionIntoSight()
    this.answerForMe(arrivals.some(({ anew }) => anew))
    return changed
  }

  /** The seat to look from: on a shared device whoever is asked. */
  private whose(picture: Update, game: GameInfo): number | null {
    const seats = picture.chairs.map((chair) => chair.seat)
    if (seats.length < 2) return seats[0] ?? null
    const asked = picture.chairs.filter((chair) => chair.ask).map((chair) => chair.seat)
    const next = asked.includes(this.me) ? this.me : (asked[0] ?? this.me ?? seats[0] ?? null)
    this.curtain = game.private && next !== this.revealed ? next : null
    return next
  }

  /** What happened before my eyes; not what a first picture tells of the past. */
  private happened(arrivals: Arrival[]): Line[] {
    return arrivals.flatMap(({ anew, picture, told }) => {
      if (told) return told
      const chair = picture.chairs.find((one) => one.seat === this.me)
      return anew || !chair || chair.log_from === 0 ? [] : chair.lines
    })
  }

  private events = $derived(this.news.map((line) => line.event))

  private look(): Seen | null {
    const [picture, game] = [this.picture, this.game]
    const chair = picture?.chairs.find((one) => one.seat === this.me)
    if (!picture || !game || !chair) return null
    return {
      view: chair.view,
      me: chair.seat,
      game,
      table: picture.table,
      ask: picture.paused ? null : chair.ask,
      asked: picture.asked,
      events: this.events,
      facts: (face) => game.cards[face],
    }
  }

  // ---- answers ------------------------------------------------------------------------------------------------

  private adviser(): ConstructorParameters<typeof Advice>[0] {
    const ask = (): AskWire | null => this.choice.ask
    const may = (): boolean => this.picture?.table.advice ?? false
    const source = (): Source => this.source
    return {
      get ask() {
        return ask()
      },
      get advise() {
        return may() && source().advise ? (question: string) => source().advise?.(question) ?? Promise.reject(new Error()) : undefined
      },
    }
  }

  private asker(): ConstructorParameters<typeof Choice>[0] {
    const ask = (): AskWire | null => this.seen?.ask ?? null
    return {
      get ask() {
        return ask()
      },
      kinds: (verb) => this.game?.verbs[verb] ?? [],
      things: () => this.things.values(),
      sure: (option) => this.sentences.sure(option),
      careful: () => this.care.allows,
      send: (question, answer) => this.answer(question, answer),
    }
  }

  private answer(question: string, answer: Answer): void {
    if (this.me === null) return
    this.log.mark(this.me)
    this.company.considering = null
    this.prepared.hear(this.choice.ask?.prompt ?? '', answer.verb)
    this.standing.ended = false
    this.source.answer(question, answer)
  }

  /** By my own wish, while nothing changes. */
  private answerForMe(missed: boolean): void {
    // Whoever plays on has said no to a move that may go back: nobody says that for me.
    if (!this.seen || this.choice.sent || this.picture?.asking?.what === 'undo') return
    const option = this.standing.consider(this.seen, this.log.since(this.me))
    const prepared = this.source.past || !this.picture ? null : this.prepared.consider(this.seen, this.picture, missed)
    const said = option ?? prepared
    if (said) this.choice.choose(keyOf(said))
  }

  private thinkAgain(): void {
    this.standing.stop()
    this.prepared.stop()
  }

  private refuse(code: string): void {
    this.choice.refused()
    this.thinkAgain()
    this.error = { code, count: (this.error?.count ?? 0) + 1 }
  }
}

/** Where friends share this device nobody is "you". */
function you(table: TableInfo): number | null {
  const mine = table.seats.filter((seat) => seat.mine)
  return mine.length === 1 ? (mine[0]?.seat ?? null) : null
}

const TABLE = Symbol('table')

/** Every component below this one sits at this table. */
export const provideTable = (table: Table): Table => setContext(TABLE, table)

/** The table one sits at. */
export const useTable = (): Table => getContext<Table>(TABLE)
