import { expect, test } from 'vitest'
import { thumbOf } from './thumb-address.ts'

const stem = `/media/${'a'.repeat(32)}/product/2026/01/02/${'0'.repeat(32)}`

test('a picture of the library has a small copy, nothing else has', () => {
  expect(thumbOf(`${stem}.png`)).toBe(`${stem}_320.webp`)
  const others = [`${stem}_320.webp`, `${stem}.mp4`, 'https://img.example/a.png', '/media/a.png', '']
  expect(others.map(thumbOf)).toEqual(others)
})
