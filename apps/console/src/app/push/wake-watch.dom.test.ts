import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchWake } from './wake-watch.ts'

const wake = vi.fn<(suspect: boolean) => void>()
let unwatch = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  wake.mockReset()
  unwatch = watchWake(wake)
})
afterEach(() => {
  unwatch()
  vi.useRealTimers()
})

const look = () => document.dispatchEvent(new Event('visibilitychange'))

test('a network that is back makes every open socket suspect', () => {
  window.dispatchEvent(new Event('online'))
  expect(wake.mock.calls).toEqual([[true]])
})

test('looking at the page wakes, without suspicion as long as the clock ran', () => {
  vi.advanceTimersByTime(600_000)
  look()
  expect(wake.mock.calls).toEqual([[false]])
})

test('a machine that slept makes the socket suspect, whichever notices first', () => {
  vi.setSystemTime(Date.now() + 3_600_000)
  look()
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(30_000)
  expect(wake.mock.calls).toEqual([[true], [true]])
})

test('nothing is heard after the watch ends', () => {
  unwatch()
  window.dispatchEvent(new Event('online'))
  look()
  expect(wake).not.toHaveBeenCalled()
})
