import Feedback from '#ui/feedback/feedback.tsx'
import { fakeServer } from '#api/testing/fake-server.ts'
import { forgetSession, loadSession } from '#api/session.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Device, deviceApi } from '@zhanggui/contract/sign-in/device'
import { afterEach, expect, it } from 'vitest'
import { DeviceSection } from './device-section.tsx'
import { serveSession } from '../session-for-tests.ts'

const day = new Date('2026-03-01T01:00:00Z')
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1'
const device = (letter: string, more: Partial<Device>): Device => ({
  key: letter.repeat(64),
  isCurrent: false,
  merName: '山风茶铺',
  userAgent: CHROME,
  address: '203.0.113.9',
  createTime: day,
  seenTime: day,
  ...more,
})
const here = device('a', { isCurrent: true })
const there = device('b', { userAgent: PHONE, address: '198.51.100.7' })
const user = userEvent.setup()
let server: ReturnType<typeof fakeServer>

async function open(devices: Device[]) {
  server = serveSession(fakeServer())
    .reply(deviceApi.list, () => devices)
    .reply(deviceApi.end, () => {
      devices.pop()
      return null
    })
    .reply(deviceApi.endOthers, () => ({ ended: devices.splice(1).length }))
  await loadSession()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeviceSection />
      <Feedback />
    </QueryClientProvider>,
  )
  await screen.findByText('本机')
}
afterEach(forgetSession)

const rows = () => screen.getAllByRole('listitem')
const answer = async (name: RegExp) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

it('names browser, system and address, and marks the one in use', async () => {
  await open([here, there])
  expect(rows()[0]?.textContent).toContain('Chrome 126 · Windows本机')
  expect(rows()[1]?.textContent).toContain('Safari 17 · iPhone')
  expect(rows()[1]?.textContent).toContain('198.51.100.7')
  expect(screen.getAllByRole('button', { name: '下线' })).toHaveLength(1)
})

it('says which shop each shows, for somebody who works for several', async () => {
  await open([here, { ...there, merName: '北岸家居' }])
  expect(rows().map((row) => row.querySelector('.device-name')?.textContent)).toEqual([
    'Chrome 126 · Windows本机山风茶铺',
    'Safari 17 · iPhone北岸家居',
  ])
})

it('ends one after a question', async () => {
  await open([here, there])
  await user.click(screen.getByRole('button', { name: '下线' }))
  expect(await screen.findByText('Safari 17 · iPhone（198.51.100.7）上的登录将立即失效。')).toBeTruthy()
  await answer(/^下\s?线$/)
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(server.calls(deviceApi.end)).toEqual([{ key: there.key }])
  expect(await screen.findByText('没有在其他设备上登录。')).toBeTruthy()
})

it('ends all others after a question', async () => {
  await open([here, there, device('c', {})])
  await user.click(screen.getByRole('button', { name: '下线其他全部' }))
  expect(await screen.findByText('其他 2 个设备上的登录将立即失效。')).toBeTruthy()
  await answer(/全部下线/)
  await waitFor(() => expect(rows()).toHaveLength(1))
})
