import { orderGateway } from '@zhanggui/contract/gateway/order'
import { logApi } from '@zhanggui/contract/log'
import { noticeApi } from '@zhanggui/contract/notice'
import { holidayApi } from '@zhanggui/contract/store/holiday'
import { toFen } from '@zhanggui/domain/kernel/money'
import { shippingType } from '@zhanggui/domain/order/order-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeKey } from '#test/app/gateway-key'
import { setupTestApp } from '#test/app/test-app'
import { checkoutOf, partOf, setupShopFront } from '#test/make/orders/checkout'
import { makeProduct } from '#test/make/product.sql'
import { setShop } from '#test/make/product-draft.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { loggedCalls } from '#test/read/gateway.sql'
import { markShipped } from '#test/make/orders/order-state.sql'
import { readBooks, readEvents } from '#test/read/order.sql'
import { stockTotals } from '#test/read/product.sql'
import { callGateway } from '../access/gateway-client.ts'

const app = setupTestApp()
const { call, keyId, knowShopper } = setupShopFront(app)
let shop: Shop
beforeAll(async () => {
  shop = await makeShop(app)
  await knowShopper(shop)
})

async function placed(traits: Parameters<typeof partOf>[3] = {}) {
  const product = await makeProduct(app, shop, { labels: ['大', '小'] })
  const { data } = await call(orderGateway.place, checkoutOf([partOf(shop, product, [1, 2], traits)]))
  const [order] = data.orderList
  return { order: order ?? { merId: 0, orderNo: '', payPrice: toFen(0) }, product }
}

const payment = ({
  merId,
  orderNo,
  payPrice,
}: {
  merId: number
  orderNo: string
  payPrice: ReturnType<typeof toFen>
}) => ({ merId, orderNo, payPrice, payType: 'weixin', payChannel: 'mini', payNo: `PAY${orderNo}` }) as const

test('goods are listed as they can be ordered', async () => {
  const own = await makeShop(app)
  const product = await makeProduct(app, own, { name: '龙井', labels: ['大', '小'] })
  await makeProduct(app, own, { isRecycled: true })
  const { data } = await call(orderGateway.goods, { merId: own.merId })
  expect(data).toMatchObject({ total: 2, list: [{ productId: product.id, sku: '大', price: 990 }, { sku: '小' }] })
})

test('a quote says the share of every line, and changes nothing', async () => {
  const product = await makeProduct(app, shop, { labels: ['大', '小'] })
  const part = partOf(shop, product, [1, 2], { platCouponPrice: toFen(100), integralPrice: toFen(50) })
  const { platOrderNo: _, payPrice: __, ...asked } = checkoutOf([part])
  const { data } = await call(orderGateway.quote, asked)
  expect(data).toMatchObject({ payPrice: 2820, orderList: [{ proTotalPrice: 2970, payPrice: 2820, secondType: 0 }] })
  const lines = data.orderList[0]?.detailList ?? []
  expect(lines.map((line) => [line.platCouponPrice, line.integralPrice, line.payPrice])).toEqual([
    [33, 17, 940],
    [67, 33, 1880],
  ])
  expect(await stockTotals(app, shop, product.id)).toMatchObject({ total: 20 })
})

describe('neither a quote nor an order is had', () => {
  const HOUR = 3_600_000
  const hours = (from: number, until: number) => ({
    startTime: new Date(app.now().getTime() + from * HOUR),
    endTime: new Date(app.now().getTime() + until * HOUR),
    note: '',
  })
  const close = ({ owner }: Shop, isBookable: boolean) =>
    app.call(holidayApi.add, { ...hours(-1, 1), isBookable }, { token: owner.token })

  test.each<[string, (own: Shop) => Promise<unknown>, Parameters<typeof partOf>[3], object]>([
    ['of a shop that is closed', (own) => setShop(app, own, { isOpen: false }), {}, { message: '店铺未营业' }],
    [
      'of one on holiday',
      (own) => close(own, false),
      {},
      { message: expect.stringMatching(/^店铺休假中，.* 恢复营业$/) },
    ],
    ['except that it takes bookings', (own) => close(own, true), {}, { code: 200 }],
    [
      'to be picked up where nobody may',
      () => Promise.resolve(),
      { shippingType: shippingType.is.pickUp },
      { message: '店铺不支持门店自提' },
    ],
  ])('%s', async (_, prepare, traits, answer) => {
    const own = await makeShop(app)
    await knowShopper(own)
    const checkout = checkoutOf([partOf(own, await makeProduct(app, own), [1], traits)])
    await prepare(own)
    const { platOrderNo: _no, payPrice: _price, ...asked } = checkout
    expect(await call(orderGateway.quote, asked)).toMatchObject(answer)
    expect(await call(orderGateway.place, checkout)).toMatchObject(answer)
  })
})

describe('an order', () => {
  test('is placed, paid, received and deleted by its buyer; its own history tells, not the shop’s log', async () => {
    const before = (await app.call(logApi.sensitive, {}, { token: shop.owner.token })).data.total
    const { order } = await placed()
    expect(await call(orderGateway.pay, payment(order))).toMatchObject({ code: 200 })
    expect(await call(orderGateway.pay, payment(order))).toMatchObject({ code: 200 })
    expect((await call(orderGateway.info, order)).data).toMatchObject({ status: 1, payPrice: 2970 })
    expect(await call(orderGateway.receive, order)).toMatchObject({ code: 5005 })
    await markShipped(app, shop, order.orderNo, app.now())
    expect(await call(orderGateway.receive, order)).toMatchObject({ code: 200 })
    expect(await call(orderGateway.receive, order)).toMatchObject({ code: 200 })
    const { data } = await call(orderGateway.info, order)
    expect(data).toMatchObject({ status: 5, detailList: [{ deliveryNum: 1 }, { deliveryNum: 2 }] })
    expect(await call(orderGateway.delete, order)).toMatchObject({ code: 5016, message: '未完成订单无法删除' })
    const kinds = (await readEvents(app, shop, order.orderNo)).map(({ kind, actor }) => `${kind} ${actor}`)
    expect(kinds).toEqual(['create buyer', 'pay_success buyer', 'user_take_delivery buyer'])
    expect((await app.call(logApi.sensitive, {}, { token: shop.owner.token })).data.total).toBe(before)
  })

  test('is cancelled by its buyer, who may say so twice and then delete it', async () => {
    const { order, product } = await placed()
    for (let turn = 0; turn < 2; turn += 1) expect(await call(orderGateway.cancel, order)).toMatchObject({ code: 200 })
    expect(await stockTotals(app, shop, product.id)).toMatchObject({ total: 20 })
    expect(await call(orderGateway.pay, payment(order))).toMatchObject({ code: 5009, message: '订单已经取消' })
    for (let turn = 0; turn < 2; turn += 1) expect(await call(orderGateway.delete, order)).toMatchObject({ code: 200 })
  })

  test('is not paid with another amount, nor again by another payment', async () => {
    const { order } = await placed()
    const wrong = { ...payment(order), payPrice: toFen(1) }
    expect(await call(orderGateway.pay, wrong)).toMatchObject({
      message: '支付金额与订单金额不符：应付 ¥29.70，少付 ¥29.69',
    })
    const tooMuch = { ...payment(order), payPrice: toFen(3000) }
    expect((await call(orderGateway.pay, tooMuch)).message).toMatch(/多付 ¥0.30$/)
    await call(orderGateway.pay, payment(order))
    expect(await call(orderGateway.pay, wrong)).toMatchObject({ code: 5011 })
    expect(await call(orderGateway.pay, { ...payment(order), payNo: 'OTHER' })).toMatchObject({ code: 5011 })
    expect(await call(orderGateway.cancel, order)).toMatchObject({ code: 5011, message: '订单已经支付' })
  })

  test('has everything that a payment sets in motion written with it', async () => {
    const own = await makeShop(app)
    await knowShopper(own)
    const product = await makeProduct(app, own)
    const { data } = await call(orderGateway.place, checkoutOf([partOf(own, product)]))
    const order = data.orderList[0] ?? { merId: 0, orderNo: '', payPrice: toFen(0) }
    const notices = async () => (await app.call(noticeApi.list, {}, { token: own.owner.token })).data.list
    await call(orderGateway.pay, { ...payment(order), payPrice: toFen(1) })
    expect([(await notices()).length, (await readBooks(app, own)).accounts.size]).toEqual([0, 0])
    await call(orderGateway.pay, payment(order))
    expect(await notices()).toMatchObject([{ type: '2', title: '新订单提醒' }])
    expect((await readBooks(app, own)).accounts.get('platform.cash')).toBe(990)
  })

  test('of a group buy waits until enough people have joined', async () => {
    const { order } = await placed({ type: 2, groupBuyRecordStatus: 0 })
    const settle = (groupBuyRecordStatus: 0 | 10 | -1 | 99) =>
      call(orderGateway.setGroupBuy, { merId: shop.merId, orderNo: order.orderNo, groupBuyRecordStatus })
    expect(await settle(99)).toMatchObject({ code: 5005 })
    for (let turn = 0; turn < 2; turn += 1) expect(await settle(10)).toMatchObject({ code: 200 })
    expect(await settle(-1)).toMatchObject({ code: 5005 })
  })

  test('to be picked up has a code; goods that are only delivered cannot be', async () => {
    const { product } = await placed()
    const part = partOf(shop, product, [1], { shippingType: shippingType.is.pickUp })
    expect((await call(orderGateway.place, checkoutOf([part]))).isOk).toBe(false)
  })

  test('of another shop does not exist', async () => {
    const { order } = await placed()
    const other = await makeShop(app)
    const foreign = { merId: other.merId, orderNo: order.orderNo }
    for (const endpoint of [orderGateway.cancel, orderGateway.receive, orderGateway.delete, orderGateway.info]) {
      expect(await call(endpoint, foreign)).toMatchObject({ code: 5001, message: '订单不存在' })
    }
    expect(await call(orderGateway.cancel, { ...foreign, merId: 2_000_000_000 })).toMatchObject({
      message: '商户不存在',
    })
  })
})

test('a key needs the scope, and the gateway’s log keeps no addresses', async () => {
  const key = await makeKey(app, ['brand'])
  const answer = await callGateway(app.url, key, orderGateway.info, { merId: shop.merId, orderNo: 'SH1' }, app.now())
  expect(answer).toMatchObject({ status: 403 })
  await placed()
  const placing = (await loggedCalls(app, keyId())).findLast(({ endpoint }) => endpoint === 'order.place')
  expect(placing).toMatchObject({ code: 200, params: '' })
})
