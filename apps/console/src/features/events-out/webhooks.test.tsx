import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { webhookApi, type WebhookDelivery, type WebhookRow } from '@zhanggui/contract/event/webhook'
import { deliveryStatus, eventType } from '@zhanggui/domain/event/event-codes'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import DeliveryListPage from './delivery-list.page.tsx'
import WebhookListPage from './webhook-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const createTime = new Date('2026-03-01T08:00:00Z')
const webhook = (id: number, name: string, more: Partial<WebhookRow> = {}): WebhookRow => ({
  id,
  name,
  url: `https://erp.example/${id}`,
  types: [],
  isOn: true,
  offReason: '',
  failingSince: null,
  deliveredTime: null,
  waiting: 0,
  failed: 0,
  createTime,
  ...more,
})
const delivery = (webhookId: number, no: number): WebhookDelivery => ({
  id: `${webhookId}-${no}`,
  webhookId,
  no,
  type: eventType.is.orderPaid,
  subject: `SH${no}`,
  status: deliveryStatus.is.failed,
  attempts: 8,
  nextTime: null,
  tries: [{ time: createTime, outcome: 'HTTP 503', tookMs: 120 }],
  createTime,
})

let rows: WebhookRow[]
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  rows = [
    webhook(1, '仓库', { failed: 2, types: [eventType.is.orderShipped] }),
    webhook(2, '财务', { isOn: false, offReason: '连续 3 天推送失败，已自动关闭', failed: 4 }),
    webhook(3, '报表'),
  ]
  server = fakeServer()
    .reply(webhookApi.list, () => rows)
    .reply(webhookApi.deliveries, ({ page = 1, limit = 20 }) => {
      const nextTime = new Date(Date.now() + 3_600_000)
      const list = [delivery(1, 11), { ...delivery(2, 12), status: deliveryStatus.is.waiting, nextTime }]
      return { page, limit, total: list.length, totalPage: 1, list }
    })
    .reply(webhookApi.switch, ({ id, isOn }) => {
      rows = rows.map((row) => (row.id === id ? { ...row, isOn } : row))
      return null
    })
    .reply(webhookApi.replay, { events: 2 })
})
afterEach(forgetSession)

async function open(page: ReactNode, at: string, permissions?: readonly string[]) {
  await signInAtFake(server, permissions)
  withProviders(<ConfigProvider theme={{ zeroRuntime: true }}>{page}</ConfigProvider>, at)
}
const openList = async (permissions?: readonly string[]) => {
  await open(<WebhookListPage />, '/operation/webhooks', permissions)
  await screen.findByText('仓库')
}
const rowOf = (text: string) => {
  const row = screen.getByText(text).closest('tr')
  if (!row) throw new Error(`no row with ${text}`)
  return within(row)
}
/** The question that says this. */
const asked = async (text: string) => {
  const dialog = (await screen.findByText(text)).closest<HTMLElement>('[role=dialog]')
  if (!dialog) throw new Error(`nobody asks ${text}`)
  return within(dialog)
}

test('an address is switched off and on after a question that says what follows', async () => {
  await openList()
  const turn = rowOf('仓库').getByRole('switch', { name: '推送到仓库' })
  await user.click(turn)
  const off = await asked('关闭后不再推送到“仓库”，事件保留 30 天。')
  expect(server.calls(webhookApi.switch)).toEqual([])
  await user.click(off.getByRole('button', { name: '关闭推送' }))
  await waitFor(() => expect(server.calls(webhookApi.switch)).toEqual([{ id: 1, isOn: false }]))
  await waitFor(() => expect(turn.getAttribute('aria-checked')).toBe('false'))
  await user.click(rowOf('财务').getByRole('switch'))
  const on = await asked('将从停下的地方继续，依次推送到“财务”。')
  await user.click(on.getByRole('button', { name: '打开推送' }))
  await waitFor(() => expect(server.calls(webhookApi.switch).at(-1)).toEqual({ id: 2, isOn: true }))
})

test('what has not arrived is sent again, where it can be', async () => {
  await openList()
  const because = (name: string) =>
    rowOf(name).getByRole('button', { name: '重新推送' }).getAttribute('aria-description')
  expect(because('财务')).toBe('推送已关闭，请先打开')
  expect(because('报表')).toBe('没有未送达的事件')
  expect(rowOf('财务').getByText('连续 3 天推送失败，已自动关闭')).toBeTruthy()
  await user.click(rowOf('仓库').getByRole('button', { name: '重新推送' }))
  const question = await asked('重新推送 2 个未送达的事件到“仓库”。')
  await user.click(question.getByRole('button', { name: '重新推送' }))
  expect(await screen.findByText('已开始重新推送')).toBeTruthy()
  expect(server.calls(webhookApi.replay)).toEqual([{ id: 1 }])
})

test('counts lead to what they count', async () => {
  await openList()
  expect(rowOf('仓库').getByRole('link', { name: '2' }).getAttribute('href')).toBe(
    '/operation/webhooks/deliveries?webhookId=1&status=2',
  )
  expect(rowOf('仓库').getByText('订单已发货')).toBeTruthy()
  expect(rowOf('报表').getByText('全部事件')).toBeTruthy()
})

test('who may only look has no switch and nothing to send', async () => {
  await openList([webhookApi.list.permission])
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByRole('button', { name: '重新推送' })).toBeNull()
})

test('deliveries of one address are asked for, say what came back, and are sent again one by one', async () => {
  await open(<DeliveryListPage />, '/operation/webhooks/deliveries?webhookId=1&status=2')
  expect(await screen.findByText('推送记录：仓库')).toBeTruthy()
  await screen.findByText('SH11')
  expect(server.calls(webhookApi.deliveries)[0]).toMatchObject({ webhookId: 1, status: 2 })
  expect(rowOf('SH11').getByText(/HTTP 503/)).toBeTruthy()
  expect(rowOf('SH12').getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeTruthy()
  expect(rowOf('SH12').getByRole('button', { name: '重新推送' }).getAttribute('aria-description')).toBe(
    '推送已关闭，请先打开',
  )
  await user.click(rowOf('SH11').getByRole('button', { name: '重新推送' }))
  expect(await screen.findByText('已开始重新推送')).toBeTruthy()
  expect(server.calls(webhookApi.replay)).toEqual([{ id: 1, no: 11 }])
})
