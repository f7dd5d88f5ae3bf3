import { useCall, useRefresh } from '#api/use-call.ts'
import { forgetSession } from '#api/session.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { thingApi, things, thingServer, withProviders } from '#ui/testing/kit-for-tests.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import { Activity, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(forgetSession)

const rendered = vi.fn<() => void>()

function Page({ staleTime }: { readonly staleTime: number }) {
  const { data } = useCall(thingApi.list, { page: 1, limit: 20 }, { staleTime })
  rendered()
  return <p>有 {data?.total} 个</p>
}

function Stage({ staleTime }: { readonly staleTime: number }) {
  const [isShown, setShown] = useState(true)
  const [refreshed, setRefreshed] = useState(0)
  const refreshAreas = useRefresh()
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        换页
      </button>
      <button type="button" onClick={() => void refreshAreas([thingApi]).then(() => setRefreshed(refreshed + 1))}>
        刷新了 {refreshed} 次
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Page staleTime={staleTime} />
      </Activity>
    </>
  )
}

const press = (name: RegExp) => act(() => screen.getByRole('button', { name }).click())
const turn = () => press(/换页/)
/** What the queries tell comes in tasks of its own. */
const settled = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)))

async function open(staleTime: number) {
  let count = 1
  const server = thingServer(() => things(count))
  await signInAtFake(server)
  withProviders(<Stage staleTime={staleTime} />)
  await screen.findByText('有 1 个')
  await settled()
  return { asked: () => server.calls(thingApi.list).length, put: (now: number) => (count = now) }
}

async function pressRefresh() {
  press(/刷新了 0 次/)
  await waitFor(() => screen.getByText('刷新了 1 次'))
  await settled()
}

test('a page that comes back is on the screen before it asks again', async () => {
  const { asked, put } = await open(0)
  turn()
  put(2)
  rendered.mockClear()
  turn()
  expect(rendered).not.toHaveBeenCalled()
  expect(await screen.findByText('有 2 个')).toBeDefined()
  expect(asked()).toBe(2)
})

test('an answer that says the same as before is no reason to render a page, nor when it comes back', async () => {
  const { asked } = await open(Infinity)
  rendered.mockClear()
  await pressRefresh()
  expect(asked()).toBe(2)
  turn()
  turn()
  expect(rendered).not.toHaveBeenCalled()
})

test('what has changed while the page was hidden is on it afterwards', async () => {
  const { asked, put } = await open(Infinity)
  turn()
  put(3)
  await pressRefresh()
  expect(asked()).toBe(1)
  turn()
  expect(await screen.findByText('有 3 个')).toBeDefined()
  expect(asked()).toBe(2)
})
