/** The printed facts of the cards, and how each of them looks. */

import type { Facts, TileFacts } from './generated'

export type BuildingFacts = Exclude<Facts, TileFacts>
export type Type = BuildingFacts['type']
export type When = BuildingFacts['when']
export type Good = Exclude<BuildingFacts['good'], ''>
/** The Customs Office holds a good that no tile has a price for. */
export type Ware = Good | 'customs'

export const GOODS: readonly Good[] = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver']
const TYPES: readonly Type[] = ['production', 'city', 'monument', 'hall']
/** By their numbers. */
export const ROLES: readonly When[] = ['builder', 'producer', 'trader', 'councillor', 'prospector']

/** A crate of each good: its colour, whether ink on it must be dark, and its sign. */
export const WARES: Record<Ware, { colour: string; pale: boolean; icon: string }> = {
  indigo: { colour: '#3f4f9e', pale: false, icon: 'flowers' },
  sugar: { colour: '#f0ead8', pale: true, icon: 'sugar-cane' },
  tobacco: { colour: '#a87732', pale: false, icon: 'smoking-pipe' },
  coffee: { colour: '#5a3520', pale: false, icon: 'coffee-beans' },
  silver: { colour: '#a9bac4', pale: true, icon: 'metal-bar' },
  customs: { colour: '#2f6b53', pale: false, icon: 'cargo-crate' },
}

/** The sign before the line of a card: when it has its say. */
export const WHEN_ICONS: Record<When, string> = {
  builder: 'brick-wall',
  producer: 'barrel',
  trader: 'trade',
  councillor: 'scroll-unfurled',
  prospector: 'gold-nuggets',
  start: 'sunrise',
  always: 'star-formation',
  never: 'laurels',
  end: 'laurel-crown',
}

export const ROLE_ICONS = ROLES.map((role) => WHEN_ICONS[role])

const ICONS: Record<string, string> = {
  smithy: 'anvil',
  gold_mine: 'gold-mine',
  archive: 'archive-register',
  poor_house: 'bread-slice',
  black_market: 'cash',
  trading_post: 'trade',
  well: 'well',
  market_stand: 'shop',
  crane: 'cargo-crane',
  chapel: 'church',
  tower: 'white-tower',
  aqueduct: 'aqueduct',
  carpenter: 'hand-saw',
  prefecture: 'scales',
  market_hall: 'medieval-pavilion',
  quarry: 'stone-pile',
  library: 'bookshelf',
  statue: 'stone-bust',
  victory_column: 'ionic-column',
  hero: 'colombian-statue',
  guild_hall: 'gears',
  city_hall: 'greek-temple',
  triumphal_arch: 'india-gate',
  palace: 'indian-palace',
  guard_room: 'guarded-tower',
  office_building: 'desk',
  hut: 'hut',
  tavern: 'tavern-sign',
  park: 'fruit-tree',
  customs_office: 'stamper',
  bank: 'bank',
  harbor: 'harbor-dock',
  goldsmith: 'diamond-ring',
  residence: 'medieval-village-01',
  cathedral: 'saint-basil-cathedral',
}

/** The rows of the score sheet. */
export const SCORE_ICONS: Record<string, string> = { ...ICONS, printed: 'house', stored: 'card-pick' }

/** What stands in the door. */
export const iconOf = (card: BuildingFacts): string => (card.good ? WARES[card.good].icon : (ICONS[card.name] ?? 'house'))

/** Which good can lie on a building that holds one. */
export const wareOf = (card: BuildingFacts): Ware => card.good || 'customs'

/** Wall and roof: a production building wears the colour of its good, all others that of their kind. */
export interface Paint {
  wall: string
  roof: string
  /** On this wall signs are light. */
  dark?: boolean
}
export const WALLS: Record<Good, Paint> = {
  indigo: { wall: '#6a78c4', roof: '#3a468c', dark: true },
  sugar: { wall: '#f6efd9', roof: '#8f9a68' },
  tobacco: { wall: '#d8ae66', roof: '#8f6524' },
  coffee: { wall: '#8b5a3b', roof: '#4c2b18', dark: true },
  silver: { wall: '#c3d0d8', roof: '#6f8592' },
}
export const KINDS: Record<Exclude<Type, 'production'>, Paint> = {
  city: { wall: '#f0e1c3', roof: '#b3905c' },
  monument: { wall: '#e4e2dc', roof: '#9d988b' },
  hall: { wall: '#f5d492', roof: '#b98322' },
}

export const paintOf = (card: BuildingFacts): Paint => (card.type === 'production' ? WALLS[card.good || 'indigo'] : KINDS[card.type])

/** The order of a hand or a town: production, city, monuments, halls; the cheaper first. */
export function sorted(faces: readonly number[], facts: (face: number) => BuildingFacts): number[] {
  const rank = (face: number): number => TYPES.indexOf(facts(face).type) * 100 + facts(face).cost
  return [...faces].sort((a, b) => rank(a) - rank(b) || facts(a).name.localeCompare(facts(b).name) || a - b)
}
