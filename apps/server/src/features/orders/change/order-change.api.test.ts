import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { productApi } from '@zhanggui/contract/goods/product'
import { toFen } from '@zhanggui/domain/kernel/money'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { receiveOrder } from '#features/orders/public'
import { setupTestApp } from '#test/app/test-app'
import { inShop, type MadeOrder, makeOrder, payAsBuyer } from '#test/make/order'
import { alterLine, alterOrder } from '#test/make/orders/order-kinds.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { serveTracking } from '#test/outside/tracking-stub'

const tracking = serveTracking()
const env: Record<string, string> = { TRACKING: 'http', TRACKING_APPCODE: tracking.appCode }
beforeAll(() => void (env['TRACKING_URL'] = tracking.url))
const app = setupTestApp(env)
let shop: Shop
let token: string
const is = orderStatus.is
const HALF_AN_HOUR = 30 * 60_000

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const info = async (orderNo: string) => (await app.call(orderApi.info, { orderNo }, { token })).data
const parcels = async (orderNo: string) => (await app.call(orderApi.shipments, { orderNo }, { token })).data
const events = async (orderNo: string) => (await app.call(orderApi.events, { orderNo }, { token })).data.list
const stockOf = async ({ product }: MadeOrder) =>
  (await app.call(productApi.info, { id: product.id }, { token })).data.attrValue.map(({ stock }) => stock)
const send = (orderNo: string, more: object = {}) =>
  app.call(
    orderApi.send,
    { orderNo, isSplit: false, deliveryType: 'express', expressCode: 'zhongtong', expressNumber: 'ZT1', ...more },
    { token },
  )
const lineId = async (orderNo: string) => (await app.call(orderApi.lines, { orderNo }, { token })).data[0]?.id ?? 0
const undo = async (orderNo: string) =>
  app.call(orderChangeApi.unship, { id: (await parcels(orderNo))[0]?.id ?? 0, reason: '装错' }, { token })

describe('a parcel is taken back', () => {
  test('soon after it was sent, and the order is to be sent again', async () => {
    const { orderNo } = await makeOrder(app, shop)
    await send(orderNo)
    expect((await undo(orderNo)).code).toBe(200)
    expect(await info(orderNo)).toMatchObject({
      status: is.toShip,
      deliveryType: '',
      sendTime: null,
      hasShipments: true,
    })
    expect((await info(orderNo)).dueTime).not.toBeNull()
    expect(await parcels(orderNo)).toMatchObject([{ isVoided: true, reason: '装错' }])
    expect((await events(orderNo))[0]?.changeMessage).toBe('撤销发货：中通快递 ZT1（装错）')
    expect((await send(orderNo)).code).toBe(200)
  })

  test('and what went in another one stays sent', async () => {
    const { orderNo } = await makeOrder(app, shop, { pieces: [2] })
    const half = { isSplit: true, detailList: [{ orderDetailId: await lineId(orderNo), num: 1 }] }
    await send(orderNo, half)
    await send(orderNo, { expressNumber: 'ZT2' })
    expect((await undo(orderNo)).code).toBe(200)
    expect(await info(orderNo)).toMatchObject({ status: is.partlyShipped, isSplitDelivery: true })
  })

  test('later only as long as the carrier has not seen it', async () => {
    const [seen, unseen] = [await makeOrder(app, shop), await makeOrder(app, shop)]
    await send(seen.orderNo)
    await send(unseen.orderNo, { expressNumber: 'XX1' })
    app.passTime(HALF_AN_HOUR + 1000)
    expect(await undo(seen.orderNo)).toMatchObject({ message: '发货已超过30分钟且快递已有物流记录，不能撤销' })
    expect((await undo(unseen.orderNo)).code).toBe(200)
  })

  test('not when nobody can say, nor from the buyer', async () => {
    const [silent, ours, received] = await Promise.all([0, 1, 2].map(() => makeOrder(app, shop)))
    await send(silent?.orderNo ?? '', { expressNumber: 'BAD' })
    await send(ours?.orderNo ?? '', { deliveryType: 'merchant', deliveryCarrier: '小王', carrierPhone: '13800000001' })
    await send(received?.orderNo ?? '')
    await inShop(app, shop, (context) => receiveOrder(context, { orderNo: received?.orderNo ?? '' }, 'buyer'))
    expect(await undo(received?.orderNo ?? '')).toMatchObject({ message: '订单未发货或买家已收货，不能撤销发货' })
    app.passTime(HALF_AN_HOUR + 1000)
    for (const order of [silent, ours]) {
      expect(await undo(order?.orderNo ?? '')).toMatchObject({ message: '发货已超过30分钟，不能撤销' })
    }
  })

  test('not twice, and not when its goods were refunded', async () => {
    const [twice, refunded] = [await makeOrder(app, shop), await makeOrder(app, shop)]
    await send(twice.orderNo)
    await undo(twice.orderNo)
    expect(await undo(twice.orderNo)).toMatchObject({ message: '订单未发货或买家已收货，不能撤销发货' })
    await send(refunded.orderNo)
    await alterLine(app, shop, refunded.orderNo, { refunded: 1 })
    expect(await undo(refunded.orderNo)).toMatchObject({ message: '发出的商品已有退款，不能撤销发货' })
  })
})

describe('the price of an unpaid order', () => {
  const edit = (orderNo: string, payPrice: number) =>
    app.call(orderChangeApi.editPrice, { orderNo, payPrice: toFen(payPrice), reason: '老顾客' }, { token })
  const pay = (orderNo: string, payPrice: number) => payAsBuyer(app, shop, orderNo, payPrice)

  test('is lowered, paid, and its books add up', async () => {
    const { orderNo, payFen } = await makeOrder(app, shop, { pieces: [2, 1], isPaid: false })
    expect((await edit(orderNo, payFen - 333)).code).toBe(200)
    const order = await info(orderNo)
    expect(order).toMatchObject({ payPrice: payFen - 333, priceChange: 333 })
    expect(order.orderDetailList.reduce((sum, line) => sum + line.payPrice, 0)).toBe(payFen - 333)
    await expect(pay(orderNo, payFen)).rejects.toThrow('支付金额与订单金额不符')
    await pay(orderNo, payFen - 333)
    expect((await info(orderNo)).merchantIncome).toBe(payFen - 333 - (await info(orderNo)).commissionCharge)
    expect(await edit(orderNo, 100)).toMatchObject({ code: 5011, message: '订单已经支付' })
  })

  test('goes back to what it was, never above it', async () => {
    const { orderNo, payFen } = await makeOrder(app, shop, { isPaid: false })
    await edit(orderNo, payFen - 100)
    expect((await edit(orderNo, payFen)).code).toBe(200)
    expect(await info(orderNo)).toMatchObject({ payPrice: payFen, priceChange: 0 })
    expect((await edit(orderNo, payFen + 1)).message).toContain('只能降价')
    expect(await edit(orderNo, payFen)).toMatchObject({ message: '金额没有变化' })
    expect((await edit(orderNo, 0)).message).toContain('应付金额必须高于运费')
  })
})

describe('an unpaid order is closed by the shop', () => {
  const close = (orderNo: string) => app.call(orderChangeApi.close, { orderNo, reason: '缺货' }, { token })

  test('and its stock can be sold again', async () => {
    const order = await makeOrder(app, shop, { pieces: [3], isPaid: false })
    expect(await stockOf(order)).toEqual([97])
    expect((await close(order.orderNo)).code).toBe(200)
    expect(await stockOf(order)).toEqual([100])
    expect(await info(order.orderNo)).toMatchObject({ status: is.cancelled, cancelStatus: 3 })
    expect((await events(order.orderNo))[0]?.changeMessage).toBe('商家关闭订单：缺货')
    expect(await close(order.orderNo)).toMatchObject({ code: 5009, message: '订单已经取消' })
  })

  test('but not a paid one', async () => {
    expect(await close((await makeOrder(app, shop)).orderNo)).toMatchObject({ code: 5011 })
  })
})

describe('goods go out once more', () => {
  const exchange = async (orderNo: string, more: object = {}) =>
    app.call(
      orderChangeApi.exchange,
      {
        orderNo,
        purpose: 'resend',
        orderDetailId: await lineId(orderNo),
        num: 1,
        deliveryType: 'express',
        expressCode: 'zhongtong',
        expressNumber: 'ZT7',
        reason: '破损',
        ...more,
      },
      { token },
    )

  test('from the stock, with what they cost, and come back when it is undone', async () => {
    const order = await makeOrder(app, shop, { pieces: [2, 1] })
    const { orderNo } = order
    expect(await exchange(orderNo)).toMatchObject({ code: 5042, message: '订单还没有发货，不能换货或补发' })
    await send(orderNo)
    const other = order.product.skuIds[1]
    expect((await exchange(orderNo, { purpose: 'exchange', skuId: other })).code).toBe(200)
    expect(await stockOf(order)).toEqual([98, 98])
    const [parcel] = await parcels(orderNo)
    const { data: skus } = await app.call(
      orderChangeApi.exchangeSkus,
      { orderNo, orderDetailId: await lineId(orderNo) },
      { token },
    )
    expect(parcel).toMatchObject({
      purpose: 'exchange',
      reason: '破损',
      cost: skus[1]?.cost,
      detailList: [{ sku: skus[1]?.sku, num: 1 }],
    })
    expect(await info(orderNo)).toMatchObject({ status: is.shipped })
    expect((await undo(orderNo)).code).toBe(200)
    expect(await stockOf(order)).toEqual([98, 99])
    expect(await info(orderNo)).toMatchObject({ status: is.shipped })
  })

  test('no more than the buyer has, and only while there are some', async () => {
    const order = await makeOrder(app, shop, { pieces: [2] })
    await send(order.orderNo)
    expect(await exchange(order.orderNo, { num: 3 })).toMatchObject({ message: '最多可换货或补发 2 件' })
    expect(await exchange(order.orderNo, { purpose: 'exchange', skuId: 1 })).toMatchObject({
      message: '商品规格已不存在，请选择其他规格',
    })
    await makeOrder(app, shop, { product: order.product, pieces: [98], isPaid: false })
    expect(await exchange(order.orderNo)).toMatchObject({ message: '商品库存不足' })
    await alterOrder(app, shop, order.orderNo, { refund_status: 3 })
    expect(await exchange(order.orderNo)).toMatchObject({ code: 5004 })
  })
})
