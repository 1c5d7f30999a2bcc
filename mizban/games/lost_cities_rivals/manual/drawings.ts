/** Small drawings for the tables of the manual: the signs of the colours. */
import { cameo, type Drawings } from '../../../../tools/vite/cards.ts'
import { sign, type Colour } from '../web/facts.ts'

export default {
  sign: (card) => cameo(sign(card['color'] as Colour), `var(--c-${String(card['color'])})`, card['color'] === 'white' ? '#2c2017' : '#fff'),
} satisfies Drawings
