import { act, screen, waitFor } from '@testing-library/react'
import { homeApi } from '@zhanggui/contract/home'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '#api/testing/fake-server.ts'
import { useCall } from '#api/use-call.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { NetworkBar } from './network-bar.tsx'

function Question() {
  useCall(homeApi.index, {})
  return <NetworkBar />
}

const turn = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
afterEach(() => vi.restoreAllMocks())

test('without a network a bar says so; when it is back, what is on the screen is asked for anew', async () => {
  const server = fakeServer().refuse(homeApi.index, { code: 1000, message: '不行' })
  withProviders(<Question />)
  await waitFor(() => expect(server.calls(homeApi.index)).toHaveLength(1))
  expect(screen.queryByText(/网络已断开/)).toBeNull()
  turn(false)
  expect(await screen.findByText(/网络已断开/)).toBeTruthy()
  expect(document.documentElement.dataset['network']).toBe('offline')
  turn(true)
  await waitFor(() => expect(screen.queryByText(/网络已断开/)).toBeNull())
  await waitFor(() => expect(server.calls(homeApi.index)).toHaveLength(2))
})
