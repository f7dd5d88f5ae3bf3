import { orderApi } from '@zhanggui/contract/order/order'
import { expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeOrder } from '#test/make/order'
import { makeShop } from '#test/make/shop.sql'
import { serveTracking } from '#test/outside/tracking-stub'

const service = serveTracking()
const app = setupTestApp({
  TRACKING: 'http',
  TRACKING_APPCODE: service.appCode,
  get TRACKING_URL() {
    return service.url
  },
})

test('a parcel is asked for once in half an hour; what has no number is not', async () => {
  const { owner, ...shop } = await makeShop(app)
  const { token } = owner
  const sent = async (delivery: object) => {
    const { orderNo } = await makeOrder(app, { owner, ...shop })
    await app.call(orderApi.send, { orderNo, isSplit: false, deliveryType: 'noNeed', ...delivery }, { token })
    return (await app.call(orderApi.shipments, { orderNo }, { token })).data[0]?.id ?? 0
  }
  const express = { deliveryType: 'express', expressCode: 'shunfeng', expressNumber: 'SF9' }
  const [parcel, unnumbered] = [await sent(express), await sent({})]
  const track = (invoiceId: number) => app.call(orderApi.logistics, { invoiceId }, { token })
  expect((await track(parcel)).data).toMatchObject({ number: 'SF9', deliveryStatus: 3, isSign: true })
  await track(parcel)
  expect(service.state.asked).toEqual(['SF9:5678'])
  app.passTime(31 * 60_000)
  await track(parcel)
  expect(service.state.asked).toHaveLength(2)
  expect(await track(unnumbered)).toMatchObject({ code: 5102, message: '订单发货单物流不存在' })
})
