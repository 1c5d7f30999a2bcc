/** Small drawings for the tables of the manual: what stands in the door of a building, on the colour of its wall. */
import { cameo, type Drawings } from '../../../../tools/vite/cards.ts'
import { iconOf, paintOf, type BuildingFacts } from '../web/facts.ts'

export default {
  sign: (card) => {
    const building = card as unknown as BuildingFacts
    const { wall, dark } = paintOf(building)
    return cameo(iconOf(building), wall, dark ? '#fff6e4' : '#3b2517')
  },
} satisfies Drawings
