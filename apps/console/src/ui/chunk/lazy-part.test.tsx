import { network } from '#api/network/network.ts'
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

const Tea = () => <p>龙井</p>

afterEach(() => {
  vi.useRealTimers()
  network.set('online')
})

function show(load: () => Promise<{ default: typeof Tea }>) {
  const Part = lazyPart(load)
  render(
    <Suspense fallback={<p>加载中</p>}>
      <Part />
    </Suspense>,
  )
}

test('without a network a part stays on its way until there is one', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Tea }>>(() =>
    network.get() === 'offline' ? Promise.reject(new Error('断网')) : Promise.resolve({ default: Tea }),
  )
  network.set('offline')
  show(load)
  await expect.poll(() => load.mock.calls.length).toBe(1)
  expect(screen.getByText('加载中')).toBeTruthy()
  network.set('online')
  expect(await screen.findByText('龙井')).toBeTruthy()
})

test('a request that got lost is sent again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
  show(
    vi
      .fn<() => Promise<{ default: typeof Tea }>>(() => Promise.resolve({ default: Tea }))
      .mockRejectedValueOnce(new Error('丢了')),
  )
  expect(await screen.findByText('龙井')).toBeTruthy()
})
