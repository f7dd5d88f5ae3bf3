import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { network, watchBrowser, watchRequest } from './network.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return watchBrowser()
})
afterEach(() => vi.useRealTimers())

const goOffline = (isOffline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}

test('a request that gets no answer says that the server cannot be reached, until one gets through', async () => {
  await expect(watchRequest(Promise.reject(new TypeError('fetch failed')))).rejects.toThrow('fetch failed')
  expect(network.get()).toBe('unreachable')
  await watchRequest(Promise.resolve('an answer'))
  expect(network.get()).toBe('online')
})

test('a request that was called off says nothing about the network', async () => {
  const stop = AbortSignal.abort()
  await expect(watchRequest(Promise.reject(new Error('stopped')), stop)).rejects.toThrow('stopped')
  expect(network.get()).toBe('online')
})

test('a request that takes long says so while it lasts', async () => {
  let answer: (text: string) => void = () => undefined
  const watched = watchRequest(new Promise<string>((resolve) => (answer = resolve)))
  vi.advanceTimersByTime(5999)
  expect(network.get()).toBe('online')
  vi.advanceTimersByTime(1)
  expect(network.get()).toBe('slow')
  answer('at last')
  await watched
  expect(network.get()).toBe('online')
})

test('the browser knows best when it has no network', async () => {
  goOffline(true)
  expect(network.get()).toBe('offline')
  await watchRequest(Promise.resolve('out of a cache'))
  expect(network.get()).toBe('offline')
  goOffline(false)
  expect(network.get()).toBe('online')
})
