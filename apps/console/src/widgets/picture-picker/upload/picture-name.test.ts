import { expect, test } from 'vitest'
import { cutName, pastedName } from './picture-name.ts'

test('a cut keeps the name of its picture, however often it is cut', () => {
  expect(cutName('春山.final.jpg')).toBe('春山.final-裁剪.png')
  expect(cutName(cutName('春山.jpg'))).toBe('春山-裁剪.png')
})

test('a screenshot is called after its time, a file keeps its name', () => {
  const now = new Date('2026-03-01T01:02:03Z')
  expect(pastedName('image.png', now)).toBe('截图 2026-03-01 09-02-03.png')
  expect(pastedName('茶.png', now)).toBe('茶.png')
})
