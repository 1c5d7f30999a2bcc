/** Grounds, icons and the signs of workers: colour is never alone. */

import type { Kind } from './seen'

/** The field of a tile: its name in the page's definitions, and a flat colour for small maps. */
export const GROUND: Record<Kind, string> = {
  home: '#cdb377',
  spring: '#8fc257',
  summer: '#d8bd4d',
  autumn: '#cc8743',
  winter: '#c4d3dc',
  turn_order: '#cbc2af',
  boat: '#6fb0cf',
}

export interface Sign {
  cloth: string
  ink: string
  /** On the chest, in the box of the meeple. */
  sign: string
}

export const WORKERS: Sign[] = [
  { cloth: '#d0402f', ink: '#fff', sign: 'M304 290a48 48 0 1 1-96 0a48 48 0 1 1 96 0z' },
  { cloth: '#2f78c2', ink: '#fff', sign: 'M212 246h88v88h-88z' },
  { cloth: '#f3c02e', ink: '#3a2802', sign: 'M256 240l56 96H200z' },
  { cloth: '#3f9a4c', ink: '#fff', sign: 'M232 240h48v34h34v48h-34v34h-48v-34h-34v-48h34z' },
]
export const PURPLE: Sign = { cloth: '#7b4aa3', ink: '#fff', sign: 'M256 232l18 38 42 6-30 30 7 42-37-20-37 20 7-42-30-30 42-6z' }
/** Of any colour, or unknown. */
export const ANYBODY: Sign = {
  cloth: '#fffaf0',
  ink: '#6b5138',
  sign: 'M210 250c4-34 28-50 52-48 30 2 48 22 46 48-2 22-16 32-28 42-8 8-10 14-10 24h-30c0-22 6-34 20-46 10-8 16-14 16-22 0-10-6-16-16-16s-18 6-20 18zM238 332h34v34h-34z',
}

export const ICON: Record<string, string> = {
  alehouse: 'beer-stein',
  apprentice_hall: 'teacher',
  gold_mine: 'gold-mine',
  key_mine: 'ore',
  keystone_quarry: 'stone-pile',
  keywood: 'forest',
  miner: 'mine-wagon',
  peddler: 'shoulder-bag',
  quarryman: 'war-pick',
  stable: 'horse-head',
  woodcutter: 'wood-axe',
  workshop: 'gear-hammer',
  brewer: 'barrel',
  carpenter: 'hammer-nails',
  farrier: 'horseshoe',
  hiring_fair: 'three-friends',
  mason: 'trowel',
  smelter: 'melting-metal',
  store: 'shop',
  tavern: 'tavern-sign',
  barn: 'barn',
  blacksmith: 'anvil-impact',
  fair: 'medieval-pavilion',
  forge: 'furnace',
  goldsmith: 'gold-bar',
  inn: 'bed',
  sawmill: 'circular-sawblade',
  sculptor: 'stone-bust',
  stone_yard: 'stone-stack',
  timber_yard: 'wood-pile',
  wainwright: 'old-wagon',
  well: 'well',
  apothecary: 'round-bottom-flask',
  craftsmans_guild: 'claw-hammer',
  jeweller: 'diamond-ring',
  key_guild: 'key',
  key_market: 'swap-bag',
  keythedral: 'church',
  mercers_guild: 'rolled-cloth',
  scholar: 'graduate-cap',
  scribes: 'quill-ink',
  village_hall: 'village',
  watermill: 'water-mill',
  windmill: 'windmill',
  boat_keyflower: 'galleon',
  boat_sea_bastion: 'castle',
  boat_sea_breese: 'caravel',
  boat_flipper: 'horizontal-flip',
  boat_ianvincible: 'trireme',
  boat_white_wind: 'wind-slap',
}

export const iconOf = (name: string): string =>
  ICON[name] ?? (name.startsWith('home') ? 'family-house' : name.startsWith('summer_boat') ? 'sailboat' : 'boat-fishing')

export const SEASON_ICON = ['sprout', 'sun', 'oak-leaf', 'snowflake-2'] as const
export const SKILL_ICON = ['anvil', 'war-pick', 'hand-saw'] as const
