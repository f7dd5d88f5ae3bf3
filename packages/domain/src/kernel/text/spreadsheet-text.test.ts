import { expect, test } from 'vitest'
import { escapeFormula, originalText, spreadsheetText } from './spreadsheet-text.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+86', "'+86"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM', "'＠SUM"],
  ["'=1", "''=1"],
  ["'茶'", "'茶'"],
  ['a=1', 'a=1'],
  ['', ''],
])('%j is written %j', (text, written) => {
  expect(escapeFormula(text)).toBe(written)
  expect(spreadsheetText(text)).toBe(written)
})

test.each([
  ['690123456789012345', '\t690123456789012345'],
  ['007', '\t007'],
  ['12345678901', '12345678901'],
  ['0', '0'],
  ['0.5', '0.5'],
])('%j stays what it is in a file without types', (text, written) => {
  expect(spreadsheetText(text)).toBe(written)
  expect(escapeFormula(text)).toBe(text)
})

test.each([
  '=1+1',
  "'=1",
  "'茶'",
  '\t=1',
  '\r',
  '\n=1',
  '＝1',
  "'＠",
  '690123456789012345',
  '007',
  '-5',
  '茶',
  '',
  "'",
  '\t',
])('%j comes back as it was', (text) => {
  expect(originalText(escapeFormula(text))).toBe(text)
  expect(originalText(spreadsheetText(text))).toBe(text)
})
