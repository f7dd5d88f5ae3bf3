import { orderRuleApi } from '@zhanggui/contract/store/order-rule'
import { toFen } from '@zhanggui/domain/kernel/money'
import { beforeEach, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { changesOf } from '#test/read/log.sql'
import { setConfig } from '#test/make/config.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'

const app = setupTestApp()
let shop: Shop
let token: string

beforeEach(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const info = async () => (await app.call(orderRuleApi.info, {}, { token })).data
const edit = (shipWithinHours: number, fen?: number, version?: number) =>
  app.call(
    orderRuleApi.edit,
    { shipWithinHours, autoRefundPrice: fen === undefined ? undefined : toFen(fen), version },
    { token },
  )

test('nothing happens by itself until the shop says so, and every change is logged', async () => {
  expect(await info()).toEqual({ autoRefundPrice: null, shipWithinHours: 48, shipHoursLimit: 72, version: 0 })
  expect((await edit(24, 5000)).code).toBe(200)
  expect(await changesOf(app, shop)).toEqual([
    { field: '未发货订单自动退款', before: '关闭', after: '50.00元以内' },
    { field: '发货时限', before: '48小时', after: '24小时' },
  ])
  expect(await info()).toMatchObject({ autoRefundPrice: 5000, shipWithinHours: 24, version: 1 })
  await edit(24)
  expect((await info()).autoRefundPrice).toBeNull()
})

test('the time to ship stays within what the platform allows, also when it allows less later', async () => {
  expect(await edit(73)).toMatchObject({
    message: '发货时限为1~72小时',
    data: { fields: [{ path: 'shipWithinHours' }] },
  })
  await edit(72)
  await setConfig(app, { ship_hours_limit: '24' })
  expect(await info()).toMatchObject({ shipWithinHours: 24, shipHoursLimit: 24 })
  await setConfig(app, { ship_hours_limit: '72' })
})

test('an old form does not overwrite', async () => {
  await edit(24, undefined, 0)
  expect(await edit(24, undefined, 0)).toMatchObject({ code: 409 })
})
