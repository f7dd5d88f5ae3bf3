import { expect, it } from 'vitest'
import { prettyText } from './pretty-text.ts'

it.each([
  ['{"id":1,"name":"仓库"}', '{\n  "id": 1,\n  "name": "仓库"\n}'],
  ['{"id":1,"na…', '{"id":1,"na…'],
  ['', ''],
])('%s', (text, pretty) => {
  expect(prettyText(text)).toBe(pretty)
})
