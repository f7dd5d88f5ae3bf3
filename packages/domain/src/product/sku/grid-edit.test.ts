import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextHistory, startHistory, type HistoryAction } from '../edit-history.ts'
import { formatCells, parseCells } from './grid-clipboard.ts'
import { applyAdjustment, filledDown, parseAdjustment, pastedCells, rectBetween, type CellEdit } from './grid-edit.ts'

describe('cells on the clipboard', () => {
  test.each([
    [
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['1\n2', [['1'], ['2']]],
    [
      '1\t\r\n\t2',
      [
        ['1', ''],
        ['', '2'],
      ],
    ],
    ['a\t', [['a', '']]],
    ['1\r\n\r\n2', [['1'], [''], ['2']]],
    ['"a\tb\r\nc"\t"say ""hi"""', [['a\tb\r\nc', 'say "hi"']]],
    ['27" 屏\t"红" 色', [['27" 屏', '"红" 色']]],
    ['', []],
  ])('%j', (text, rows) => expect(parseCells(text)).toEqual(rows))

  test('are read as they were written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '红', '"', '\t', '\n', '\r', ' ', ','), maxLength: 6 })
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      )
    fc.assert(
      fc.property(block, (rows) => {
        expect(parseCells(formatCells(rows))).toEqual(rows)
      }),
    )
  })
})

const grid = { rows: 4, columns: 4 }
const at = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right })
const text = (edits: readonly CellEdit[]) =>
  edits.map(({ row, column, text: value }) => `${row}${column}${value}`).join()

describe('pasting', () => {
  test.each([
    [
      'puts a block down from one cell',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      at(1, 1),
      '11a,12b,21c,22d',
    ],
    ['fills a selection with one cell', [['a']], at(0, 0, 1, 1), '00a,01a,10a,11a'],
    ['repeats in a multiple', [['a'], ['b']], at(0, 0, 3, 0), '00a,10b,20a,30b'],
    ['does not repeat otherwise', [['a'], ['b']], at(0, 0, 2, 0), '00a,10b'],
    [
      'cuts off at the edge',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      at(3, 3),
      '33a',
    ],
    ['leaves alone what a short row lacks', [['a', 'b'], ['c']], at(0, 0), '00a,01b,10c'],
    ['nothing changes nothing', [], at(0, 0), ''],
  ])('%s', (_, block, selection, expected) => expect(text(pastedCells(block, selection, grid))).toBe(expected))
})

test('filling down copies the first row, or the row above', () => {
  const textAt = (row: number, column: number) => `=${row}${column}`
  expect(text(filledDown(rectBetween({ row: 2, column: 1 }, { row: 0, column: 0 }), textAt))).toBe(
    '10=00,11=01,20=00,21=01',
  )
  expect(text(filledDown(at(3, 1), textAt))).toBe('31=21')
  expect(filledDown(at(0, 1), textAt)).toEqual([])
})

describe('adjusting', () => {
  test.each([
    ['+10%', 1005, 100, 1106],
    ['-5 %', 1010, 100, 960],
    ['＋10％', 50, 1, 55],
    ['×1.3', 995, 100, 1294],
    ['*0.3333', 100, 100, 33],
    ['x0', 100, 100, 0],
    ['+2', 100, 100, 300],
    ['-1.50', 100, 100, -50],
    ['+0.5', 10, 1, 11],
    ['+0.5', 1000, 1000, 1500],
    ['+1.15%', 1_000_000, 100, 1_011_500],
  ])('%s of %i (%i to one) is %i', (typed, value, unitsPerOne, result) => {
    const adjustment = parseAdjustment(typed)
    expect(adjustment && applyAdjustment(value, adjustment, unitsPerOne)).toBe(result)
  })

  test.each(['', '10', '%', '×10%', '+1.005', '-101%', '×1.23456', '+1e3', '+-1'])('%j says nothing', (typed) =>
    expect(parseAdjustment(typed)).toBeUndefined(),
  )

  test('a fraction does not stop it, and what grows without end stays an amount', () => {
    expect(applyAdjustment(1.5, { factor: 20_000 }, 1)).toBe(4)
    expect(applyAdjustment(999_999_999_999, { factor: 99_990_000 }, 100)).toBe(999_999_999_999)
    expect(applyAdjustment(-999_999_999_999, { addend: -100 }, 100)).toBe(-999_999_999_999)
  })

  test('stays within half a unit of the exact result, halves upwards', () => {
    const value = fc.integer({ min: -99_999_999, max: 99_999_999 })
    fc.assert(
      fc.property(value, fc.nat({ max: 1_000_000 }), (whole, factor) => {
        const error = BigInt(applyAdjustment(whole, { factor }, 100)) * 10_000n - BigInt(whole) * BigInt(factor)
        return error > -5_000n && error <= 5_000n
      }),
    )
  })
})

describe('the history', () => {
  type Step = HistoryAction<number>

  test('goes back and forth, and a change ends what was undone', () => {
    const steps: Step[] = [{ type: 'change', to: 1 }, { type: 'change', to: 2 }, { type: 'undo' }]
    const undone = steps.reduce(nextHistory<number>, startHistory(0))
    expect(undone).toEqual({ past: [0], present: 1, future: [2] })
    expect(nextHistory(undone, { type: 'redo' }).present).toBe(2)
    expect(nextHistory(undone, { type: 'change', to: 3 })).toEqual({ past: [0, 1], present: 3, future: [] })
    expect(nextHistory(undone, { type: 'change', to: 1 })).toBe(undone)
    expect(nextHistory(undone, { type: 'restart', to: 9 })).toEqual(startHistory(9))
  })

  test('has ends', () => {
    const start = startHistory(0)
    expect([nextHistory(start, { type: 'undo' }), nextHistory(start, { type: 'redo' })]).toEqual([start, start])
    const changes = Array.from({ length: 150 }, (_, index): Step => ({ type: 'change', to: index + 1 }))
    const { past } = changes.reduce(nextHistory<number>, start)
    expect([past.length, past[0]]).toEqual([100, 50])
  })

  test('undo and redo of as many steps are inverse', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 90 }), fc.nat({ max: 90 }), (values, count) => {
        const changed = values.reduce((h, to) => nextHistory(h, { type: 'change', to }), startHistory(0))
        const times = Array.from({ length: Math.min(count, changed.past.length) })
        const back = times.reduce<typeof changed>((h) => nextHistory(h, { type: 'undo' }), changed)
        expect(times.reduce<typeof changed>((h) => nextHistory(h, { type: 'redo' }), back)).toEqual(changed)
      }),
    )
  })
})
