import { describe, expect, test } from 'vitest'
import { Atlas, CELL, heart, inset, loose, MARGIN, moved, outline, type Board, type Square } from './atlas'

/** Two lots on each side of a street that runs down, between two streets that run across. */
const board: Board = {
  grid: [
    ['+++', 'S', 'S', '+++', 'S', '+++'],
    ['B', 'L1', 'L1', 'B', 'L2', 'C'],
    ['B', 'L1', 'P', 'B', 'L2', 'C'],
    ['+++', 'T', 'T', '+++', 'T', '+++'],
  ],
  districts: [],
  streets: [],
  parks: [],
  standing: [],
  lots: [],
  shapes: [],
  market: 4,
}
const atlas = new Atlas(board)
const STREET = 23

describe('the map in numbers', () => {
  test('streets are narrower than lots', () => {
    expect(atlas.at(0, 0)).toEqual([MARGIN.side, MARGIN.top])
    expect(atlas.at(1, 1)).toEqual([MARGIN.side + STREET, MARGIN.top + STREET])
    expect(atlas.at(2, 2)).toEqual([MARGIN.side + STREET + CELL, MARGIN.top + STREET + CELL])
    expect(atlas.width).toBe(2 * MARGIN.side + 3 * STREET + 3 * CELL)
  })

  test('cells are found by their code', () => {
    expect(atlas.cells('L1')).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ])
    expect(atlas.cells('nowhere')).toEqual([])
  })

  test('a box covers the street between its squares', () => {
    const box = atlas.box([
      [1, 2],
      [1, 4],
    ])
    expect(box.width).toBe(2 * CELL + STREET)
    expect(box.height).toBe(CELL)
  })

  test('a point on a square is not far from it, one beside it as far as it is', () => {
    const [x, y] = atlas.at(1, 1)
    expect(atlas.far({ x: x + 1, y: y + 1 }, [[1, 1]])).toBe(0)
    expect(atlas.far({ x: x - 3, y: y - 4 }, [[1, 1]])).toBe(5)
    expect(
      atlas.far({ x: x + CELL + 1, y: y + 1 }, [
        [1, 1],
        [1, 2],
      ]),
    ).toBe(0)
    expect(atlas.off({ x: x + CELL / 2, y: y + CELL / 2 }, [1, 1])).toBe(0)
  })

  test('the part around all is a little more than the whole', () => {
    const all = atlas.share([
      [0, 0],
      [3, 5],
    ])
    expect(all.x).toBeGreaterThan(0)
    expect(atlas.share([[1, 1]]).width).toBeLessThan(all.width)
    expect(atlas.share([[1, 1]]).width * atlas.width).toBeCloseTo(CELL + 60)
  })
})

describe('outlines', () => {
  const square: Square[] = [[0, 0]]

  test('of a square has its four corners', () => {
    expect(outline(square, loose)).toBe('M0 0L38 0L38 38L0 38Z')
  })

  test('is drawn in on every side, and more towards the south', () => {
    expect(outline(square, loose, inset(2))).toBe('M2 2L36 2L36 36L2 36Z')
    expect(outline(square, loose, inset(2, 10))).toBe('M2 2L36 2L36 28L2 28Z')
  })

  test('squares that touch are one', () => {
    expect(
      outline(
        [
          [0, 0],
          [0, 1],
        ],
        loose,
      ),
    ).toBe('M0 0L76 0L76 38L0 38Z')
  })

  test('a corner has six, drawn in the right way at the inner one', () => {
    const corner: Square[] = [
      [0, 0],
      [1, 0],
      [1, 1],
    ]
    const points = outline(corner, loose, inset(2)).match(/[\d.]+ [\d.]+/g) ?? []
    expect(points).toHaveLength(6)
    expect(points).toContain('36 40')
  })

  test('squares that do not touch have an outline each', () => {
    expect(
      outline(
        [
          [0, 0],
          [5, 5],
        ],
        loose,
      ).match(/M/g),
    ).toHaveLength(2)
  })
})

describe('where a sign stands', () => {
  test('in the middle of a piece that has one', () => {
    expect(
      heart([
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ]),
    ).toEqual([1, 1])
    expect(
      heart([
        [0, 0],
        [0, 1],
      ]),
    ).toEqual([0.5, 1])
  })

  test('of a corner on one of its squares', () => {
    const corner: Square[] = [
      [0, 0],
      [1, 0],
      [1, 1],
    ]
    const [row, column] = heart(corner)
    expect(corner).toContainEqual([Math.floor(row), Math.floor(column)])
  })
})

test('a piece is moved as a whole', () => {
  expect(
    moved(
      [
        [0, 0],
        [1, 2],
      ],
      3,
      4,
    ),
  ).toEqual([
    [3, 4],
    [4, 6],
  ])
})
