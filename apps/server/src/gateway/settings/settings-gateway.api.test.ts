import { merchantGateway } from '@zhanggui/contract/gateway/merchant'
import { settingsGateway } from '@zhanggui/contract/gateway/settings'
import { configApi } from '@zhanggui/contract/config'
import { logApi } from '@zhanggui/contract/log'
import { toFen } from '@zhanggui/domain/kernel/money'
import { expect, test } from 'vitest'
import { findOrderTimes, lockOrder } from '#features/orders/public'
import { setupTestApp } from '#test/app/test-app'
import { setupShopFront } from '#test/make/orders/checkout'
import { inShop, makeOrder } from '#test/make/order'
import { makeShop } from '#test/make/shop.sql'
import { readBooks } from '#test/read/order.sql'
import { loggedCalls } from '#test/read/gateway.sql'

const app = setupTestApp()
const { call, keyId, sendRaw } = setupShopFront(app)

test('the platform sets what it names, the rest stays, and the call is logged', async () => {
  const shop = await makeShop(app)
  expect((await call(settingsGateway.list, {})).data).toMatchObject({ auto_take_delivery_day: 14, stor_reason: [] })
  const change = {
    auto_take_delivery_day: 3,
    merchant_share_node: 'receipt',
    refund_agrees_itself: true,
    stor_reason: ['不想要了', '质量问题'],
    guaranteed_amount: toFen(10_050),
  } as const
  expect(await call(settingsGateway.set, { ...change, stor_reason: [...change.stor_reason] })).toMatchObject({
    code: 200,
  })
  expect((await call(settingsGateway.list, {})).data).toMatchObject({ ...change, auto_complete_day: 7 })
  const times = await inShop(app, shop, ({ db }) => findOrderTimes(db))
  expect(times).toMatchObject({ receiveAfterDays: 3, incomeNode: 'receipt', agreesItself: true, completeAfterDays: 7 })
  const read = await app.call(configApi.getuniq, { key: 'guaranteed_amount' }, { token: shop.owner.token })
  expect(read.data).toBe('100.50')
  const logged = (await loggedCalls(app, keyId())).findLast(({ endpoint }) => endpoint === 'settings.set')
  expect(logged?.params).toContain('auto_take_delivery_day')
})

test.each([
  [{ auto_take_delivery_day: 0 }, '自动收货天数范围为1-90'],
  [{ guaranteed_amount: '-0.01' }, '保证金额不能为负数'],
])('%j is refused: %s', async (change, message) => {
  expect(await sendRaw(settingsGateway.set, change)).toMatchObject({ status: 400, message })
})

test('the least payout is not more than the largest', async () => {
  const change = { transfer_min_amount: toFen(200), transfer_max_amount: toFen(100) }
  expect(await call(settingsGateway.set, change)).toMatchObject({ message: '最低提现金额不能大于最高提现金额' })
  expect((await call(settingsGateway.list, {})).data.transfer_min_amount).toBe(0)
})

test('a fee of the shop’s own counts from the next payment on, and stands in its log', async () => {
  const shop = await makeShop(app)
  const earlier = await makeOrder(app, shop, { pieces: [1] })
  await call(merchantGateway.setSwitches, { merId: shop.merId, feePercent: 5 })
  const later = await makeOrder(app, shop, { pieces: [1] })
  const percent = ({ orderNo }: { orderNo: string }) =>
    inShop(app, shop, async ({ db }) => (await lockOrder(db, orderNo)).feePercent)
  expect([await percent(earlier), await percent(later)]).toEqual([0, 5])
  expect((await readBooks(app, shop)).accounts.get('platform.fee')).toBe(-50)
  const { list } = (await app.call(logApi.sensitive, {}, { token: shop.owner.token })).data
  expect(JSON.stringify(list)).toContain('平台手续费')
})
