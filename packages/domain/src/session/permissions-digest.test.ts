import { expect, test } from 'vitest'
import { permissionsDigest } from './permissions-digest.ts'

test('the same permissions have the same mark, in whatever order and however often they come', () => {
  expect(permissionsDigest(['merchant:a', 'merchant:b'])).toBe(
    permissionsDigest(['merchant:b', 'merchant:a', 'merchant:b']),
  )
})

test('one more or one less is another mark', () => {
  const marks = [[], ['merchant:a'], ['merchant:b'], ['merchant:a', 'merchant:b']].map(permissionsDigest)
  expect(new Set(marks).size).toBe(4)
})
