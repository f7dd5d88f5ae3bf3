import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeOrder } from '#test/make/order'
import { alterLine } from '#test/make/orders/order-kinds.sql'
import { makeShop } from '#test/make/shop.sql'

const app = setupTestApp()

test('a pick list counts each SKU once, and a second one is noted as a reprint', async () => {
  const own = await makeShop(app)
  const first = await makeOrder(app, own, { pieces: [2, 1] })
  const second = await makeOrder(app, own, { pieces: [3], product: first.product })
  const as = { token: own.owner.token }
  const { data } = await app.call(shipDeskApi.orders, { orderNos: [first.orderNo, second.orderNo] }, as)
  const orderIds = data.list.map(({ id }) => id)
  const print = async (kind: 'pick' | 'slip' | 'label') => app.call(shipDeskApi.print, { kind, orderIds }, as)
  const { data: run } = await print('pick')
  const { data: sheet } = await app.call(shipDeskApi.sheets, { id: run.id }, as)
  expect(sheet.picks.map(({ num, orders }) => [num, orders])).toEqual([
    [5, 2],
    [1, 1],
  ])
  expect((await print('pick')).data.reprints).toBe(2)
  const { data: slips } = await app.call(shipDeskApi.sheets, { id: (await print('slip')).data.id }, as)
  expect(slips.orders).toMatchObject([
    { orderNo: first.orderNo, realName: '林小茶', printedBefore: 0, goods: [{ num: 2 }, { num: 1 }] },
    { orderNo: second.orderNo },
  ])
  expect(await print('label')).toMatchObject({ message: '有 2 个订单还没有电子面单号，请先取号' })
  const { data: log } = await app.call(shipDeskApi.prints, {}, as)
  expect(log.list.map(({ kind, reprints }) => [kind, reprints])).toEqual([
    ['slip', 0],
    ['pick', 2],
    ['pick', 0],
  ])
})

test('a pick list needs goods, and sheets a run of this shop', async () => {
  const shop = await makeShop(app)
  const { token } = shop.owner
  const { orderNo } = await makeOrder(app, shop)
  const { data } = await app.call(shipDeskApi.orders, { orderNos: [orderNo] }, { token })
  await alterLine(app, shop, orderNo, { refunded: 2 })
  const orderIds = data.list.map(({ id }) => id)
  expect(await app.call(shipDeskApi.print, { kind: 'pick', orderIds }, { token })).toMatchObject({
    message: '没有需要拣货的商品',
  })
  expect(await app.call(shipDeskApi.sheets, { id: 1 }, { token })).toMatchObject({ message: '打印记录不存在' })
})
