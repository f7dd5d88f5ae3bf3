import { expect, test } from 'vitest'
import { renameInSpecs, renameInValues, valuesListedIn } from './rename-spec.ts'

const specs = [
  { name: '颜色', values: ['红', '蓝'] },
  { name: '尺码', values: ['红'] },
]

test('a value is renamed in its spec only, where it stands', () => {
  const rename = { spec: '颜色', value: '红', to: '大红' }
  expect(renameInSpecs(specs, rename)).toEqual([{ name: '颜色', values: ['大红', '蓝'] }, specs[1]])
  expect(renameInValues({ 颜色: '红', 尺码: '红' }, rename)).toEqual({ 颜色: '大红', 尺码: '红' })
  const other = { 颜色: '蓝', 尺码: '红' }
  expect(renameInValues(other, rename)).toBe(other)
})

test('a spec is renamed with its values as they are, also one that objects know', () => {
  const rename = { spec: '颜色', to: '__proto__' }
  expect(renameInSpecs(specs, rename)[0]).toEqual({ name: '__proto__', values: ['红', '蓝'] })
  expect(Object.entries(renameInValues({ 颜色: '红', 尺码: 'S' }, rename))).toEqual([
    ['__proto__', '红'],
    ['尺码', 'S'],
  ])
})

test.each([
  ['红、蓝，绿,黑', ['红', '蓝', '绿', '黑']],
  [' 红 \r\n\r\n蓝\t红 ', ['红', '蓝']],
  ['深 红', ['深 红']],
  ['、', []],
])('%j lists %j', (text, values) => expect(valuesListedIn(text)).toEqual(values))
