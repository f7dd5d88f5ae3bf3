import { productApi } from '@zhanggui/contract/goods/product'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { toFen } from '@zhanggui/domain/kernel/money'
import { account } from '@zhanggui/domain/ledger/ledger-codes'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { orderRefusal } from '@zhanggui/domain/order/order-state'
import { beforeEach, describe, expect, test } from 'vitest'
import { receiveOrder } from '#features/orders/public'
import { setupTestApp } from '#test/app/test-app'
import { inShop, type MadeOrder, makeOrder, payAsBuyer } from '#test/make/order'
import { makeParcel } from '#test/make/orders/parcel'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { inTurn } from '#test/read/in-turn'
import { readBooks } from '#test/read/order.sql'

const app = setupTestApp()
let shop: Shop
let token: string
beforeEach(async () => {
  shop = await makeShop(app)
  ;({ token } = shop.owner)
})

const { is } = orderStatus
const reason = '装错'
const done = { code: 200 }
const turns = (orderNo: string, ...calls: (() => Promise<unknown>)[]) => inTurn(app, shop, orderNo, calls)
const info = async (orderNo: string) => (await app.call(orderApi.info, { orderNo }, { token })).data
const stockOf = async ({ product }: MadeOrder) =>
  (await app.call(productApi.info, { id: product.id }, { token })).data.attrValue[0]?.stock
/** What buyers have paid, by books that add up. */
async function paidByBooks() {
  const { accounts, income } = await readBooks(app, shop)
  expect([...accounts.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0)
  expect(0 - (accounts.get(account.is.pending) ?? 0)).toBe(income?.pending)
  return accounts.get(account.is.cash) ?? 0
}

describe('撤销发货, and the buyer who says that it came', () => {
  const both = async () => {
    const { id, orderNo } = await makeParcel(app, shop)
    const undo = () => app.call(orderChangeApi.unship, { id, reason }, { token })
    const receive = () => inShop(app, shop, (context) => receiveOrder(context, { orderNo }, 'buyer'))
    const parcel = async () => (await app.call(orderApi.shipments, { orderNo }, { token })).data[0]
    return { orderNo, undo, receive, parcel }
  }

  test('who takes it back first has it to send again', async () => {
    const { orderNo, undo, receive, parcel } = await both()
    expect(await turns(orderNo, undo, receive)).toMatchObject([done, orderRefusal.status])
    expect(await info(orderNo)).toMatchObject({ status: is.toShip, receivingTime: null })
    expect(await parcel()).toMatchObject({ isVoided: true })
  })

  test('what the buyer has first is not taken back', async () => {
    const { orderNo, undo, receive, parcel } = await both()
    expect(await turns(orderNo, receive, undo)).toMatchObject([null, orderRefusal.changed])
    expect(await info(orderNo)).toMatchObject({ status: is.delivered })
    expect(await parcel()).toMatchObject({ isVoided: false })
  })
})

describe('改价, and a payment', () => {
  const both = async () => {
    const { orderNo, payFen } = await makeOrder(app, shop, { pieces: [2, 1], isPaid: false })
    const lower = { orderNo, payPrice: toFen(payFen - 333), reason }
    const edit = () => app.call(orderChangeApi.editPrice, lower, { token })
    const pay = (price = payFen) => payAsBuyer(app, shop, orderNo, price)
    return { orderNo, payFen, edit, pay }
  }

  test('after the change the old amount is no payment, and the new one is', async () => {
    const { orderNo, payFen, edit, pay } = await both()
    expect(await turns(orderNo, edit, pay)).toMatchObject([
      done,
      { message: expect.stringContaining('支付金额与订单金额不符') },
    ])
    expect(await info(orderNo)).toMatchObject({ status: is.unpaid, payPrice: payFen - 333 })
    expect(await paidByBooks()).toBe(0)
    await pay(payFen - 333)
    expect(await paidByBooks()).toBe(payFen - 333)
  })

  test('what is paid keeps its price', async () => {
    const { orderNo, payFen, edit, pay } = await both()
    expect(await turns(orderNo, pay, edit)).toMatchObject([null, orderRefusal.changed])
    expect(await info(orderNo)).toMatchObject({ status: is.toShip, payPrice: payFen, priceChange: 0 })
    expect(await paidByBooks()).toBe(payFen)
  })
})

describe('关闭订单, and a payment', () => {
  const both = async () => {
    const order = await makeOrder(app, shop, { pieces: [3], isPaid: false })
    const { orderNo, payFen } = order
    const close = () => app.call(orderChangeApi.close, { orderNo, reason }, { token })
    return { order, orderNo, payFen, close, pay: () => payAsBuyer(app, shop, orderNo, payFen) }
  }

  test('what is closed is not paid, and its stock is sold again', async () => {
    const { order, orderNo, close, pay } = await both()
    expect(await turns(orderNo, close, pay)).toMatchObject([done, orderRefusal.cancelled])
    expect(await info(orderNo)).toMatchObject({ status: is.cancelled, cancelStatus: 3 })
    expect([await stockOf(order), await paidByBooks()]).toEqual([100, 0])
  })

  test('what is paid is not closed, and keeps its stock', async () => {
    const { order, orderNo, payFen, close, pay } = await both()
    expect(await turns(orderNo, pay, close)).toMatchObject([null, orderRefusal.changed])
    expect(await info(orderNo)).toMatchObject({ status: is.toShip, cancelStatus: 0 })
    expect([await stockOf(order), await paidByBooks()]).toEqual([97, payFen])
  })
})
