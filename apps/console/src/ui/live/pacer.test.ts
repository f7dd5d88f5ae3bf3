import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPacer } from './pacer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pace = { rest: 2000, spread: 0 }
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('acts at once, rests after each time, and loses no wish', async () => {
  const act = vi.fn<() => Promise<void>>(async () => undefined)
  const pacer = createPacer(act, pace, () => true)
  for (let n = 0; n < 5; n += 1) pacer.wish()
  await pass(0)
  expect(act).toHaveBeenCalledTimes(1)
  pacer.wish()
  await pass(1990)
  expect(act).toHaveBeenCalledTimes(1)
  await pass(20)
  expect(act).toHaveBeenCalledTimes(2)
  await pass(10_000)
  expect(act).toHaveBeenCalledTimes(2)
})

test('the rest begins when it is done, also when it fails', async () => {
  const act = vi.fn<() => Promise<void>>(() => new Promise((_, fail) => void setTimeout(fail, 3000)))
  const pacer = createPacer(act, pace, () => true)
  pacer.wish()
  await pass(0)
  pacer.wish()
  await pass(4990)
  expect(act).toHaveBeenCalledTimes(1)
  await pass(20)
  expect(act).toHaveBeenCalledTimes(2)
  pacer.stop()
})

test('pages that hear the same ask at different moments', async () => {
  const asked: number[] = []
  const start = Date.now()
  for (let n = 0; n < 50; n += 1) {
    createPacer(
      async () => void asked.push(Date.now() - start),
      { rest: 300, spread: 200 },
      () => true,
    ).wish()
  }
  await pass(200)
  expect(asked).toHaveLength(50)
  expect(new Set(asked).size).toBeGreaterThan(10)
})

test('waits while it may not, and makes up for all of it once', async () => {
  const act = vi.fn<() => Promise<void>>(async () => undefined)
  let isAllowed = false
  const pacer = createPacer(act, pace, () => isAllowed)
  pacer.wish()
  pacer.wish()
  await pass(10_000)
  expect(act).not.toHaveBeenCalled()
  isAllowed = true
  pacer.retry()
  pacer.retry()
  await pass(0)
  expect(act).toHaveBeenCalledTimes(1)
  pacer.stop()
})
