import { useCall } from '#api/use-call.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { withProviders, thingApi, things, thingServer } from '#ui/testing/kit-for-tests.tsx'
import { publishAreaChange, useHeldRows } from './live-areas.ts'

afterEach(forgetSession)

function LivePage() {
  // Old answers would be asked for anew when the page is shown again, whatever has happened.
  const { data } = useCall(thingApi.list, { page: 1, limit: 20 }, { staleTime: Infinity })
  const [isHeld, setHeld] = useState(false)
  useHeldRows(isHeld)
  return (
    <>
      <p>有 {data?.total} 个</p>
      <button type="button" onClick={() => setHeld(!isHeld)}>
        占住
      </button>
    </>
  )
}

function Stage() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        换页
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <LivePage />
      </Activity>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))

async function open() {
  let count = 1
  const server = thingServer(() => things(count))
  await signInAtFake(server)
  withProviders(<Stage />)
  await screen.findByText('有 1 个')
  const change = () => {
    count += 1
    act(() => publishAreaChange('thing'))
  }
  return { server, change }
}

test('messages held back while the page was hidden are processed when it is shown again', async () => {
  const { server, change } = await open()
  await press('占住')
  change()
  await press('换页')
  expect(server.calls(thingApi.list)).toHaveLength(1)
  await press('换页')
  await press('占住')
  await waitFor(() => expect(screen.getByText('有 2 个')).toBeTruthy())
})

test('what happens while it is out of sight too, and nothing is asked where nothing happened', async () => {
  const { server, change } = await open()
  await press('换页')
  await press('换页')
  expect(server.calls(thingApi.list)).toHaveLength(1)
  await press('换页')
  change()
  expect(server.calls(thingApi.list)).toHaveLength(1)
  await press('换页')
  await waitFor(() => expect(screen.getByText('有 2 个')).toBeTruthy())
})
