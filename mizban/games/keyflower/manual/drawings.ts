/** Small drawings for the tables of the manual: a tile as it lies on the table, without what the words beside it say. */
import type { Drawings, Facts } from '../../../../tools/vite/cards.ts'
import { CENTRE, HEX, MIDDLE } from '../web/hexes.ts'
import { GROUND, iconOf } from '../web/looks.ts'
import type { Kind } from '../web/seen.ts'

/** From the middle of the tile to each edge of this kind. */
const ways = (card: Facts, letter: string): string =>
  [...String(card['edges'])]
    .flatMap((edge, side) =>
      edge === letter ? [`M${String(CENTRE.x)} ${String(CENTRE.y)}L${String(MIDDLE[side]?.x)} ${String(MIDDLE[side]?.y)}`] : [],
    )
    .join('')

function face(card: Facts, points: string, upgraded: boolean): string {
  const water = ways(card, 'w')
  const roads = ways(card, 'r')
  const sign =
    card['type'] === 'turn_order'
      ? ''
      : `<circle class="cameo" cx="100" cy="86.6" r="40"/><use href="#i-${iconOf(String(card['name']))}" x="72" y="58.6" width="56" height="56"/>`
  return [
    `<svg class="hex${upgraded ? ' upgraded' : ''}" viewBox="-4 -4 208 181.2" aria-hidden="true">`,
    `<polygon fill="${GROUND[card['type'] as Kind]}" points="${HEX}"/>`,
    water && `<path class="water" d="${water}"/>`,
    roads && `<path class="road" d="${roads}"/>`,
    sign,
    `<polygon class="rim" points="${HEX}"/>`,
    points &&
      `<g transform="translate(146 20)"><path class="shield" d="M22 0C16 5 8 6 0 5v20c0 14 9 22 22 27 13-5 22-13 22-27V5c-8 1-16 0-22-5z"/><text x="22" y="34">${points}</text></g>`,
    '</svg>',
  ].join('')
}

export default {
  tile: (card, _, number) => {
    const points = (field: string): string => (Number(card[field]) > 0 ? number(Number(card[field])) : '')
    return face(card, points('points'), false) + (card['upgradable'] ? face(card, points('upgraded_points'), true) : '')
  },
} satisfies Drawings
