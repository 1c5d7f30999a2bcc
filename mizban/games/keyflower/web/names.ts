/** What the numbers of the view stand for, in their order. */

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const
export const RESOURCES = ['iron', 'stone', 'wood', 'gold'] as const
export const SKILLS = ['anvil', 'pickaxe', 'saw'] as const
export const NONE = -1
