import { orderApi } from '@zhanggui/contract/order/order'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { setConfig } from '#test/make/config.sql'
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
  // Of one day: at midnight there are new questions.
  app.passTime((24 - Number(formatShopTime(app.now()).slice(11, 13))) * 3_600_000)
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

  // Each look that asked the carrier was one of the day's questions.
  const before = service.state.asked.length
  expect((await app.call(parcelApi.polling, {}, { token })).data.used).toBe(before)
  await setConfig(app, { parcel_polls_per_day: String(before) })
  expect((await track(parcel)).code).toBe(200)
  app.passTime(31 * 60_000)
  expect((await track(parcel)).message).toBe(`今日物流查询次数已用完（共 ${before} 次），明天 0 点后恢复`)
  expect(service.state.asked).toHaveLength(before)
})
