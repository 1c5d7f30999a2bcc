/** Small drawings for the tables of the manual: the signs of the cards. */
import { cameo, type Drawings } from '../../../../tools/vite/cards.ts'
import { LOOKS, needs, sign, type Colour, type Kind } from '../web/facts.ts'
import type { ExpeditionFacts } from '../web/generated.ts'

export default {
  sign: (card) => {
    const colour = card['color'] as Colour
    if (card['type'] === 'ship') return cameo(sign(colour), `var(--c-${colour})`, '#fff')
    if (card['type'] === 'person') return cameo(LOOKS[card['kind'] as Kind].icon, LOOKS[card['kind'] as Kind].tone, '#fff6e4')
    return needs(card as unknown as ExpeditionFacts)
      .map((symbol) => cameo(symbol, '#3f7f72', '#fff6e4'))
      .join('')
  },
} satisfies Drawings
