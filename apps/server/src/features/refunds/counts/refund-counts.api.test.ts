import { refundApi } from '@zhanggui/contract/order/refund'
import { expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeRefund } from '#test/make/orders/refund'
import { makeShop } from '#test/make/shop.sql'
import { countRefundDeltas } from '#test/read/order.sql'

const app = setupTestApp()

test('refunds are counted as they come and change, folded or not, and as the rows say', async () => {
  const [shop, other] = [await makeShop(app), await makeShop(app)]
  const { token } = shop.owner
  const tabs = async (filter: { content?: string }) => (await app.call(refundApi.tabs, filter, { token })).data
  const kept = () => tabs({})
  const ofRows = () => tabs({ content: '茶客小林' })
  const fold = async () => {
    app.passTime(61_000)
    await app.drainJobs()
    expect(await countRefundDeltas(app, shop)).toBe(0)
  }
  const refused = await makeRefund(app, shop)
  await makeRefund(app, shop)
  await makeRefund(app, other)
  expect(await kept()).toMatchObject({ all: 2, await: 2, reject: 0 })
  await fold()
  expect(await kept()).toMatchObject({ all: 2, await: 2, reject: 0 })
  const { refundOrderNo } = refused
  await app.call(refundApi.audit, { refundOrderNo, auditType: 'refuse', reason: '已发货' }, { token })
  expect(await countRefundDeltas(app, shop)).toBe(2)
  expect(await kept()).toMatchObject({ all: 2, await: 1, reject: 1 })
  expect(await kept()).toEqual(await ofRows())
  await fold()
  expect(await kept()).toMatchObject({ all: 2, await: 1, reject: 1 })
  expect(await kept()).toEqual(await ofRows())
})
