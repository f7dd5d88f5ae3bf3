import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { expressApi } from '@zhanggui/contract/express'
import { waybillApi, type WaybillRow } from '@zhanggui/contract/order/waybill'
import { viewApi } from '@zhanggui/contract/view/view'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test } from 'vitest'
import WaybillListPage from './waybill-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
afterEach(forgetSession)

const at = new Date('2026-03-01T02:00:00Z')
const waybill = (id: number, traits: Partial<WaybillRow> = {}): WaybillRow => ({
  id,
  orderNo: `SH${id}`,
  expressName: '中通快递',
  trackingNumber: `ZT${id}`,
  state: 'unused',
  adminName: '小明',
  createTime: at,
  cancelName: '',
  cancelTime: null,
  cancelError: '',
  ...traits,
})
const rows = [
  waybill(5),
  waybill(4, { state: 'used' }),
  waybill(3, { state: 'cancelling', cancelError: '连接不上电子面单服务，请稍后再试' }),
  waybill(2, { state: 'cancelled', cancelName: '小李', cancelTime: at }),
  waybill(1, { state: 'asked', trackingNumber: '' }),
]

async function open() {
  const server = fakeServer()
    .reply(waybillApi.list, { page: 1, limit: 20, total: 5, totalPage: 1, list: rows })
    .reply(waybillApi.tabs, { all: 5, unused: 1, used: 1, asked: 1, cancelling: 1, cancelled: 1 })
    .reply(waybillApi.cancel, null)
    .reply(expressApi.searchPage, { page: 1, limit: 100, total: 0, totalPage: 0, list: [] })
    .reply(viewApi.list, [])
    .reply(viewApi.counts, [])
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <WaybillListPage />
    </ConfigProvider>,
  )
  await screen.findByText('ZT5')
  return server
}
const rowOf = (text: string) => {
  const row = screen.getByText(text).closest('tr')
  if (!row) throw new Error(`no row with ${text}`)
  return within(row)
}

test('a number that is not used goes back after a question that names it', async () => {
  const server = await open()
  await user.click(rowOf('ZT5').getByRole('button', { name: '取消单号' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/中通快递 单号 ZT5/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: '取消单号' }))
  expect(await screen.findByText('单号已取消')).toBeTruthy()
  expect(server.calls(waybillApi.cancel)).toEqual([{ id: 5 }])
})

test('what cannot be cancelled says why, what failed says why and is tried again', async () => {
  const server = await open()
  const reasonOf = (row: string) =>
    rowOf(row).getByRole('button', { name: '取消单号' }).getAttribute('aria-description')
  expect(reasonOf('ZT4')).toBe('单号已用于发货，请先撤销发货或修改快递单号')
  expect(reasonOf('ZT2')).toBe('单号已取消')
  expect(rowOf('ZT3').getByText('上次取消失败：连接不上电子面单服务，请稍后再试')).toBeTruthy()
  await user.click(rowOf('ZT3').getByRole('button', { name: '重试取消' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消单号' }))
  expect(await screen.findByText('单号已取消')).toBeTruthy()
  expect(server.calls(waybillApi.cancel)).toEqual([{ id: 3 }])
})

test('a request that got no number is named by its order', async () => {
  await open()
  await user.click(rowOf('SH1').getByRole('button', { name: '取消单号' }))
  expect(await screen.findByText(/订单 SH1 的取号请求/)).toBeTruthy()
})
