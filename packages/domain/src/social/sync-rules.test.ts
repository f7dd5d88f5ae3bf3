import { expect, test } from 'vitest'
import { nextSyncTry } from './sync-rules.ts'

const now = new Date('2026-11-18T00:00:00Z')

test.each([
  [1, 30],
  [2, 60],
  [5, 480],
  [9, 3600],
])('after %i tries it waits %i seconds', (tries, seconds) => {
  expect(nextSyncTry(tries, now)?.getTime()).toBe(now.getTime() + seconds * 1000)
})

test('after ten tries it is given up', () => {
  expect(nextSyncTry(10, now)).toBeUndefined()
})
