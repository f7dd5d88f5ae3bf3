import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { expressApi } from '@zhanggui/contract/express'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import type { Shipment } from '@zhanggui/contract/order/shipment'
import { toFen } from '@zhanggui/domain/kernel/money'
import { type OrderStatus, orderStatus } from '@zhanggui/domain/order/order-codes'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { fakeDetail } from '../fake-order.ts'
import { OrderShipments } from './order-shipments.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
afterEach(forgetSession)

const parcel = (more: Partial<Shipment>): Shipment => ({
  id: 7,
  deliveryType: 'noNeed',
  expressCode: '',
  expressName: '',
  trackingNumber: '',
  deliveryCarrier: '',
  carrierPhone: '',
  deliveryMark: '',
  isVoided: false,
  purpose: 'order',
  reason: '',
  cost: toFen(0),
  parcelOrders: [],
  version: 1,
  totalNum: 1,
  createTime: new Date('2026-11-17T02:00:00Z'),
  detailList: [],
  ...more,
})

interface Opened {
  readonly isVirtual?: boolean
  readonly action?: string
  readonly status?: OrderStatus
}

async function open(
  shipment: Shipment,
  { isVirtual = false, action = '修改配送信息', status = orderStatus.is.shipped }: Opened = {},
) {
  const server = fakeServer()
    .reply(orderApi.shipments, [shipment])
    .reply(orderApi.editShipment, null)
    .reply(orderChangeApi.unship, null)
    .reply(expressApi.searchPage, { page: 1, limit: 100, total: 0, totalPage: 1, list: [] })
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <OrderShipments order={{ ...fakeDetail, status, secondType: isVirtual ? 2 : 0 }} />
    </ConfigProvider>,
  )
  await user.click(await screen.findByRole('button', { name: action }))
  return server
}
const dialog = async () => within(await screen.findByRole('dialog'))

test('what was delivered virtually has the words that the buyer reads, and no fields of a parcel', async () => {
  const server = await open(parcel({ deliveryMark: '卡号已发' }), { isVirtual: true })
  expect(screen.getByText('【虚拟发货】')).toBeTruthy()
  const edit = await dialog()
  expect(edit.queryByLabelText('快递单号')).toBeNull()
  await user.clear(edit.getByLabelText('发货备注'))
  await user.paste('卡号已重发')
  await user.click(edit.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(server.calls(orderApi.editShipment)).toMatchObject([{ id: 7, deliveryMark: '卡号已重发' }]),
  )
})

test('what the shop brings itself has its carrier, and keeps its way', async () => {
  const server = await open(parcel({ deliveryType: 'merchant', deliveryCarrier: '小周', carrierPhone: '13700001111' }))
  const edit = await dialog()
  expect(edit.queryByRole('radio')).toBeNull()
  await user.clear(edit.getByLabelText('手机号码'))
  await user.click(edit.getByRole('button', { name: /保\s?存/ }))
  expect(await screen.findByText('请输入联系电话')).toBeTruthy()
  expect(server.calls(orderApi.editShipment)).toEqual([])
})

test('what a courier of the shop has with him is not edited, and says what to do instead', async () => {
  const way = { deliveryType: 'merchant', deliveryCarrier: '小周', carrierPhone: '13700001111' } as const
  await open(parcel(way), { status: orderStatus.is.arrived })
  expect(screen.queryByRole('dialog')).toBeNull()
  const button = screen.getByRole('button', { name: '修改配送信息' })
  expect(button.getAttribute('aria-description')).toBe('订单正在配送中，请通过改派更换配送人员')
})

test('a refused 撤销发货 is said where the reason stands, and the reason stays', async () => {
  const express = {
    deliveryType: 'express',
    expressName: '中通快递',
    trackingNumber: 'ZT1',
    createTime: new Date(),
  } as const
  const server = await open(parcel(express), { action: '撤销发货' })
  server.refuse(orderChangeApi.unship, { code: 500, message: '快递公司已揽收，不能撤销发货' })
  const question = await dialog()
  await user.type(question.getByRole('textbox', { name: '撤销原因' }), '装错了')
  await user.click(question.getByRole('button', { name: '撤销发货' }))
  expect(await question.findByText('快递公司已揽收，不能撤销发货')).toBeTruthy()
  expect(question.getByRole('textbox', { name: '撤销原因' })).toHaveProperty('value', '装错了')
  expect(screen.getAllByText('快递公司已揽收，不能撤销发货')).toHaveLength(1)
})

test.each([
  ['order', '撤销发货', '撤销发货：中通快递 ZT1，里面的商品需要重新发货'],
  ['resend', '撤销补发', '撤销补发：中通快递 ZT1，商品会退回库存'],
] as const)('whoever takes back a parcel (%s) is told which one and what follows', async (purpose, action, heading) => {
  const express = { deliveryType: 'express', expressName: '中通快递', trackingNumber: 'ZT1', purpose } as const
  const server = await open(parcel({ ...express, createTime: new Date() }), { action })
  const question = await dialog()
  expect(question.getAllByText(heading)).not.toEqual([])
  await user.type(question.getByRole('textbox', { name: '撤销原因' }), '装错了')
  await user.click(question.getByRole('button', { name: action }))
  await waitFor(() => expect(server.calls(orderChangeApi.unship)).toEqual([{ id: 7, reason: '装错了' }]))
})
