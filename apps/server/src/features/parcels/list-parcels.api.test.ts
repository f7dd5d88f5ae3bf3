import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { teamApi } from '@zhanggui/contract/order/team'
import { beforeEach, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeManyParcels } from '#test/make/orders/many.sql'
import { orderOf } from '#test/make/orders/refund'
import { makeParcel } from '#test/make/orders/parcel'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'

const HOUR = 3_600_000
const app = setupTestApp()
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
})

const { list, handle, poll, polling } = parcelApi
const asStaff = (endpoint: Endpoint) => makeStaff(app, shop, { permissions: [endpoint.permission], realName: '小李' })
async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return app.call(endpoint, input, { token: (await asStaff(endpoint)).token })
}
const rowsOf = async (input: InputOf<typeof list>) => (await call(list, input)).data.list
const rowOf = async (orderNo: string) => (await rowsOf({ orderNo }))[0]
const assign = async (orderNo: string, assigneeId: number) => {
  const { id } = await orderOf(app, shop, orderNo)
  await call(teamApi.set, { kind: 'order', ids: [id], assigneeId })
}

test('the list is narrowed down and ordered', async () => {
  const [first, second] = [
    await makeParcel(app, shop, { number: 'SF1004' }),
    await makeParcel(app, shop, { number: 'ZT1005', expressCode: 'zhongtong' }),
  ]
  const carer = await asStaff(list)
  await assign(second.orderNo, carer.adminId)
  const numbers = async (input: InputOf<typeof list>) =>
    (await rowsOf(input)).map(({ trackingNumber }) => trackingNumber)
  expect(await numbers({})).toEqual(['ZT1005', 'SF1004'])
  expect(await numbers({ sort: 'sendTime' })).toEqual(['SF1004', 'ZT1005'])
  expect(await numbers({ sort: '-sinceTime' })).toEqual(['ZT1005', 'SF1004'])
  expect(await numbers({ expressCode: 'zhongtong' })).toEqual(['ZT1005'])
  expect(await numbers({ trackingNumber: 'SF1004' })).toEqual(['SF1004'])
  expect(await numbers({ orderNo: first.orderNo })).toEqual(['SF1004'])
  expect(await numbers({ assigneeId: carer.adminId })).toEqual(['ZT1005'])
  expect(await numbers({ assigneeId: 0 })).toEqual(['SF1004'])
  expect((await rowOf(second.orderNo))?.assigneeName).toBe('小李')
  expect(await call(list, { assigneeId: 999_999 })).toMatchObject({ message: '负责人不存在' })
})

test('whoever asks now sees the newest trace; what has ended is not asked for', async () => {
  const { id, orderNo } = await makeParcel(app, shop, { number: 'SF1006' })
  app.passTime(1000)
  expect((await call(poll, { id })).code).toBe(200)
  expect(await rowOf(orderNo)).toMatchObject({ state: 'onTheWay', lastTrace: '【收件】快件已揽收' })
  expect((await call(polling, {})).data).toEqual({ used: 1, perDay: 2000, failing: 0 })
  app.passTime(50 * HOUR)
  await app.drainJobs()
  expect(await call(poll, { id })).toMatchObject({ code: 1000, message: '包裹已结束，不再查询物流' })
  expect(await call(poll, { id: 999_999 })).toMatchObject({ message: '包裹不存在' })
})

test('no more than a thousand are handled at once', async () => {
  await makeParcel(app, shop)
  await makeManyParcels(app, shop)
  expect(await call(handle, { filter: {}, expected: 1001, note: '已催' })).toMatchObject({
    message: '一次最多处理1000个包裹，请缩小筛选范围',
  })
})
