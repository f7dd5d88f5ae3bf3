import { orderGateway } from '@zhanggui/contract/gateway/order'
import { seckillGateway } from '@zhanggui/contract/gateway/seckill'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { noticeApi } from '@zhanggui/contract/notice'
import { toFen } from '@zhanggui/domain/kernel/money'
import { addDays } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { cancelledBy, orderType } from '@zhanggui/domain/order/order-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { cancelOrder } from '#features/orders/public'
import { setupTestApp } from '#test/app/test-app'
import { type MadeSeckill, makeSeckill, makeSeckillOrder } from '#test/make/marketing/seckill'
import { inShop } from '#test/make/order'
import { checkoutOf, partOf, setupShopFront } from '#test/make/orders/checkout'
import { linesOf } from '#test/make/orders/refund'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { stockTotals } from '#test/read/product.sql'

const app = setupTestApp()
const { call, knowShopper } = setupShopFront(app)
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
  await knowShopper(shop)
})

const info = async (id: number) => (await app.call(seckillApi.info, { id }, { token: shop.owner.token })).data
const DAYS = { startDate: 20_990_101, endDate: 20_990_102 }
const MORNING = { start: 480, end: 600 }

describe('activities of the platform', () => {
  test('are planned, changed and closed', async () => {
    const draft = { name: '年货节', ...DAYS, timeList: [{ start: 1200, end: 1320 }, MORNING] }
    const { data } = await call(seckillGateway.saveActivity, { ...draft, categoryIds: [2], allQuota: 5 })
    const read = async () =>
      (await call(seckillGateway.activities, { name: '年货节' })).data?.list.find(({ id }) => id === data?.id)
    expect(await read()).toMatchObject({
      timeList: [MORNING, { start: 1200 }],
      proCategory: [2],
      productCategoryNames: '酒水茶饮',
      oneQuota: 0,
      allQuota: 5,
      isOpen: true,
    })
    await call(seckillGateway.updateActivity, { id: data?.id ?? 0, isOpen: false })
    expect(await read()).toMatchObject({ isOpen: false, allQuota: 5, startDate: DAYS.startDate })
    const backwards = await call(seckillGateway.saveActivity, { ...draft, endDate: 20_981_231 })
    expect(backwards.message).toBe('结束日期不能早于开始日期')
    const leaf = await call(seckillGateway.saveActivity, { ...draft, categoryIds: [261] })
    expect(leaf.message).toBe('必须选择商品平台第一级分类')
    expect((await call(seckillGateway.updateActivity, { id: 999_999_999 })).message).toBe('秒杀活动不存在')
  })
})

describe('the platform’s decision', () => {
  test('reaches the shop as a notice, and only what waits is decided', async () => {
    const [one, two] = [
      await makeSeckill(app, shop, { decision: 'none' }),
      await makeSeckill(app, shop, { decision: 'none' }),
    ]
    const { merId } = shop
    const waiting = await call(seckillGateway.products, { merId, auditStatus: 1 })
    expect(waiting.data?.list.map(({ id }) => id)).toEqual([two.id, one.id])
    expect((await call(seckillGateway.pass, { merId, id: one.id })).isOk).toBe(true)
    expect((await call(seckillGateway.refuse, { merId, id: two.id, reason: '价格虚高' })).isOk).toBe(true)
    expect(await info(two.id)).toMatchObject({ auditStatus: 3, reason: '价格虚高' })
    const { data } = await app.call(noticeApi.list, {}, { token: shop.owner.token })
    expect(data.list.map(({ content }) => content)).toEqual([
      expect.stringContaining('审核未通过：价格虚高'),
      expect.stringContaining('审核通过'),
    ])
    expect((await call(seckillGateway.pass, { merId, id: two.id })).message).toContain('审核状态异常')
    expect((await call(seckillGateway.pass, { merId: (await makeShop(app)).merId, id: one.id })).isOk).toBe(false)
    expect((await call(seckillGateway.forceDown, { merId, id: one.id })).isOk).toBe(true)
    expect(await info(one.id)).toMatchObject({ auditStatus: 3, isShow: false, reason: '平台强制下架' })
  })
})

const seckillPart = ({ id, product }: MadeSeckill, pieces = 1, traits = {}) =>
  partOf(shop, product, [pieces], { type: orderType.is.seckill, seckillProductId: id, ...traits })
const place = (made: MadeSeckill, pieces = 1, uid = 1001) =>
  call(orderGateway.place, checkoutOf([seckillPart(made, pieces)], { uid }))

describe('an order', () => {
  test('costs the activity price, and takes from offer and stock', async () => {
    const made = await makeSeckill(app, shop)
    const quote = await call(orderGateway.quote, { ...checkoutOf([seckillPart(made, 2)]) })
    expect(quote.data).toMatchObject({ orderList: [{ proTotalPrice: 1320, payPrice: 1320 }] })
    expect((await place(made, 2)).isOk).toBe(true)
    expect(await info(made.id)).toMatchObject({ quota: 3, sales: 2, attrValue: [{ quota: 3, sales: 2, stock: 8 }] })
    expect(await stockTotals(app, shop, made.product.id)).toMatchObject({ total: 8, skus: 8 })
  })

  test('is one SKU, and nothing else makes it cheaper', async () => {
    const product = await makeProduct(app, shop, { labels: ['小', '大'] })
    const made = await makeSeckill(app, shop, { product })
    const says = async (part: Parameters<typeof checkoutOf>[0][number]) =>
      (await call(orderGateway.place, checkoutOf([part]))).message
    const both = partOf(shop, product, [1, 1], { type: orderType.is.seckill, seckillProductId: made.id })
    expect(await says(both)).toBe('秒杀订单只能购买一种商品')
    expect(await says(seckillPart(made, 1, { seckillProductId: undefined }))).toBe('请选择秒杀商品')
    expect(await says(seckillPart(made, 1, { type: orderType.is.plain }))).toBe('秒杀商品只能通过秒杀订单购买')
    expect(await says(seckillPart(made, 1, { platCouponPrice: toFen(100) }))).toBe('营销活动商品无法使用优惠券')
    const member = seckillPart(made)
    const vip = { ...member, detailList: member.detailList.map((line) => ({ ...line, vipPrice: toFen(100) })) }
    expect(await says(vip)).toBe('营销活动商品不享受会员价')
    expect(await info(made.id)).toMatchObject({ quota: 10, sales: 0 })
  })

  test('is refused where nothing is sold', async () => {
    const tomorrow = addDays(shopDay(app.now()), 1)
    const upcoming = { startDate: tomorrow, endDate: tomorrow }
    expect((await place(await makeSeckill(app, shop, { activity: upcoming }))).message).toBe('秒杀活动未开始')
    const closed = await makeSeckill(app, shop)
    await call(seckillGateway.updateActivity, { id: closed.activityId, isOpen: false })
    expect((await place(closed)).message).toBe('秒杀活动未开始')
    expect((await place(await makeSeckill(app, shop, { decision: 'none' }))).message).toBe('秒杀商品已下架')
    const down = await makeSeckill(app, shop)
    await app.call(seckillApi.down, { ids: [down.id] }, { token: shop.owner.token })
    expect((await place(down)).message).toBe('秒杀商品已下架')
    const other = await makeProduct(app, shop)
    expect((await place({ ...down, product: other })).message).toBe('秒杀活动商品不存在')
    expect((await place({ ...(await makeSeckill(app, shop)), id: 999_999_999 })).message).toBe('秒杀活动商品不存在')
    const sold = await makeSeckill(app, shop, { quota: 1 })
    expect((await place(sold, 2)).message).toBe('秒杀商品库存不足')
  })

  test('keeps to the limits of an order and of a person', async () => {
    const made = await makeSeckill(app, shop, { activity: { oneQuota: 3, allQuota: 5 }, quota: 9 })
    expect((await place(made, 4)).message).toBe('此商品单次秒杀最多可购买3件')
    await makeSeckillOrder(app, shop, made, 3)
    const { orderNo } = await makeSeckillOrder(app, shop, made, 2, { isPaid: false })
    expect((await place(made, 1)).message).toBe('此商品整场秒杀活动还可买0件')
    await inShop(app, shop, (context) => cancelOrder(context, { orderNo }, cancelledBy.is.buyer))
    expect((await place(made, 3)).message).toBe('此商品整场秒杀活动还可买2件')
    await knowShopper(shop, 1002)
    expect((await place(made, 3, 1002)).isOk).toBe(true)
    expect(await info(made.id)).toMatchObject({ quota: 3, sales: 6, attrValue: [{ quota: 3, sales: 6 }] })
  })
})

test('refunded pieces can be sold again; the limit is free once the whole order was refunded', async () => {
  const made = await makeSeckill(app, shop, { activity: { allQuota: 2 } })
  const { orderNo } = await makeSeckillOrder(app, shop, made, 2)
  const [line] = await linesOf(app, shop, orderNo)
  const refund = async () => {
    const detailList = [{ orderDetailId: line?.id ?? 0, num: 1 }]
    const input = { orderNo, returnType: 2, detailList } as const
    const answer = await app.call(directRefundApi.refund, input, { token: shop.owner.token })
    await app.drainJobs()
    return answer.message
  }
  expect(await refund()).toBe('操作成功')
  expect(await info(made.id)).toMatchObject({ quota: 4, sales: 1, attrValue: [{ quota: 4, sales: 1, stock: 9 }] })
  expect((await place(made)).message).toBe('此商品整场秒杀活动还可买0件')
  expect(await refund()).toBe('操作成功')
  expect(await info(made.id)).toMatchObject({ quota: 5, sales: 0, attrValue: [{ quota: 5, stock: 10 }] })
  expect((await place(made)).isOk).toBe(true)
})

test('one person does not get past the limit, also at once', async () => {
  const made = await makeSeckill(app, shop, { activity: { allQuota: 2 } })
  const answers = await Promise.all(Array.from({ length: 4 }, () => place(made)))
  expect(answers.filter(({ isOk }) => isOk)).toHaveLength(2)
  expect(await info(made.id)).toMatchObject({ quota: 3 })
})
