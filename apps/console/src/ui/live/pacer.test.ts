import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPacer } from './pacer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('acts at once, then at most once per pace, and loses no wish', () => {
  const act = vi.fn<() => void>()
  const pacer = createPacer(act, 2000, () => true)
  for (let n = 0; n < 5; n += 1) pacer.wish()
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2000)
  expect(act).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(10_000)
  expect(act).toHaveBeenCalledTimes(2)
})

test('waits while it may not, and makes up for all of it once', () => {
  const act = vi.fn<() => void>()
  let isAllowed = false
  const pacer = createPacer(act, 2000, () => isAllowed)
  pacer.wish()
  pacer.wish()
  vi.advanceTimersByTime(10_000)
  expect(act).not.toHaveBeenCalled()
  isAllowed = true
  pacer.retry()
  pacer.retry()
  expect(act).toHaveBeenCalledTimes(1)
  pacer.stop()
})
