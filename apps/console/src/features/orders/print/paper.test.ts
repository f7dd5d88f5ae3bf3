import { expect, test } from 'vitest'
import { pageRule, paperFrom } from './paper.ts'

test('a roll is as long as the receipt, a sheet is as long as it is', () => {
  expect(pageRule('80', 378)).toBe('@page { size: 80mm 103mm; margin: 0mm; }')
  expect(pageRule('58', 1)).toBe('@page { size: 58mm 3mm; margin: 0mm; }')
  expect(pageRule('a4', 5000)).toBe('@page { size: 210mm 297mm; margin: 15mm; }')
})

test('an unknown paper in the address is none', () => {
  expect([paperFrom('a4'), paperFrom('letter'), paperFrom(null)]).toEqual(['a4', undefined, undefined])
})
