import { describe, expect, test } from 'vitest'
import { gridFit } from './fit'

const look = { widths: [100, 80, 60], gap: 10, row: (width: number) => width * 2 }

describe('cells in a grid', () => {
  test('the largest width with which all fit is taken', () => {
    expect(gridFit({ width: 320, height: 200 }, { cells: 3, ...look })).toBe(100)
    expect(gridFit({ width: 319, height: 200 }, { cells: 3, ...look })).toBe(80)
  })

  test('rows may be added as long as there is height', () => {
    expect(gridFit({ width: 210, height: 400 }, { cells: 4, ...look })).toBe(100)
    expect(gridFit({ width: 210, height: 399 }, { cells: 4, ...look })).toBe(80)
  })

  test('what is beside the rows counts', () => {
    expect(gridFit({ width: 320, height: 200 }, { cells: 3, ...look, beside: () => 1 })).toBe(80)
    expect(gridFit({ width: 320, height: 190 }, { cells: 3, ...look, beside: () => -10 })).toBe(100)
  })

  test('where nothing fits the least width is taken, one cell in a row', () => {
    expect(gridFit({ width: 20, height: 20 }, { cells: 3, ...look })).toBe(60)
  })
})
