import { expect, test } from 'vitest'
import { actionOf, type EditMode, type KeyAction } from './grid-keys.ts'

const size = { rows: 20, columns: 8 }
const head = { row: 3, column: 2 }

function press(keys: string, mode: EditMode = 'none', from = head): KeyAction | undefined {
  const parts = keys.split('+')
  const key = { key: parts.at(-1) ?? '', shiftKey: parts.includes('Shift'), command: parts.includes('Ctrl') }
  return actionOf(key, mode, from, size)
}
const move = (row: number, column: number, extended = false) => ({
  type: 'move',
  to: { row, column },
  extends: extended,
})

test.each<[string, EditMode, unknown]>([
  ['ArrowDown', 'none', move(4, 2)],
  ['ArrowLeft', 'typing', move(3, 1)],
  ['ArrowLeft', 'inside', undefined],
  ['Shift+ArrowRight', 'none', move(3, 3, true)],
  ['Ctrl+ArrowDown', 'none', move(19, 2)],
  ['Ctrl+Shift+ArrowUp', 'none', move(0, 2, true)],
  ['Tab', 'inside', move(3, 3)],
  ['Enter', 'inside', move(4, 2)],
  ['Shift+Enter', 'none', move(2, 2)],
  ['Ctrl+Enter', 'none', undefined],
  ['Ctrl+Home', 'none', move(0, 0)],
  ['End', 'none', move(3, 7)],
  ['PageDown', 'none', move(15, 2)],
  ['F2', 'none', { type: 'edit' }],
  ['Escape', 'typing', { type: 'cancel' }],
  ['Escape', 'none', { type: 'release' }],
  ['Delete', 'none', { type: 'clear' }],
  ['Delete', 'typing', undefined],
  ['Ctrl+d', 'none', { type: 'fillDown' }],
  ['Ctrl+z', 'none', { type: 'undo' }],
  ['Ctrl+z', 'inside', undefined],
  ['Ctrl+Shift+Z', 'none', { type: 'redo' }],
  ['Ctrl+a', 'none', { type: 'select', rect: { top: 0, left: 0, bottom: 19, right: 7 } }],
  ['5', 'none', undefined],
])('%s while %s', (keys, mode, action) => {
  expect(press(keys, mode)).toEqual(action)
})

test('Tab goes on in the next line, and out of the grid at its ends', () => {
  expect(press('Tab', 'none', { row: 3, column: 7 })).toEqual(move(4, 0))
  expect(press('Tab', 'none', { row: 19, column: 7 })).toBeUndefined()
  expect(press('Shift+Tab', 'none', { row: 0, column: 0 })).toBeUndefined()
})
