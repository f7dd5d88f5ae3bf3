import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { noticeApi } from '@zhanggui/contract/notice'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { beforeEach, expect, test } from 'vitest'
import { jobContextOf } from '#platform/jobs/job-context'
import { setupTestApp } from '#test/app/test-app'
import { makeCoupon, makePiece } from '#test/make/coupons/coupon'
import { makeSeckill, makeSeckillOrder } from '#test/make/marketing/seckill'
import { makeOrder } from '#test/make/order'
import { makeProduct } from '#test/make/product.sql'
import { fullReductionDraft, HOUR, makeFullReduction } from '#test/make/promotions/promotion'
import { makeShop, makeToken, type Shop } from '#test/make/shop.sql'
import { paidByJournal } from '#test/read/order.sql'
import { tellTurnsJob } from './tell-turns.job.ts'

const app = setupTestApp()
let shop: Shop
let as: { token: string }
beforeEach(async () => {
  shop = await makeShop(app)
  as = { token: shop.owner.token }
})

const tell = () => tellTurnsJob.run(jobContextOf(app.platform, 0, 1), {})
const told = async () => (await app.call(noticeApi.list, { limit: 100 }, as)).data.list.map(({ content }) => content)
const inHours = (hours: number) => new Date(app.now().getTime() + hours * HOUR)

test('that a promotion begins and ends is told once, whoever looks and however often', async () => {
  const draft = fullReductionDraft(app, { name: '三小时', startTime: inHours(1), endTime: inHours(4) })
  const id = await makeFullReduction(app, shop, draft)
  const window = { isTimeReceive: true, receiveStartTime: inHours(1), receiveEndTime: inHours(2) }
  await makeCoupon(app, shop, { name: '一小时券', ...window })
  await makeFullReduction(app, shop, { name: '没有开启', status: false, startTime: inHours(1), endTime: inHours(2) })
  await tell()
  expect(await told()).toEqual([])

  app.passTime(2 * HOUR)
  await Promise.all([tell(), tell(), tell()])
  expect((await told()).toSorted()).toEqual(['「一小时券」已开始', '「一小时券」已结束', '「三小时」已开始'].toSorted())

  // A later end is an end of its own.
  await app.call(fullReductionApi.update, { ...draft, id, endTime: inHours(3) }, as)
  app.passTime(2.5 * HOUR)
  await tell()
  expect(await told()).toHaveLength(3)
  app.passTime(HOUR)
  await tell()
  await tell()
  expect((await told()).filter((text) => text === '「三小时」已结束')).toHaveLength(1)
})

test('an activity is told to the shops that sell in it', async () => {
  const today = shopDay(app.now())
  const activity = { name: '全天秒杀', startDate: today, endDate: today }
  await makeSeckill(app, shop, { activity })
  const other = await makeShop(app)
  await tell()
  expect(await told()).toContain('「全天秒杀」已开始')
  as = { token: await makeToken(app, other.merId, other.owner.adminId) }
  expect(await told()).toEqual([])
})

test('figures of a promotion are those of the journal', async () => {
  const product = await makeProduct(app, shop, { stock: 100 })
  const reductionId = await makeFullReduction(app, shop)
  const old = await makeOrder(app, shop, { uid: 7001, product, pieces: [2] })
  const { id: couponPiece, couponId } = await makePiece(app, shop, { uid: 7001 })
  const seckill = await makeSeckill(app, shop)
  const orders = {
    reduced: [
      await makeOrder(app, shop, { uid: 7001, product, pieces: [12] }),
      await makeOrder(app, shop, { uid: 7002, product, pieces: [11] }),
    ],
    couponed: [await makeOrder(app, shop, { uid: 7001, product, pieces: [3], couponId: couponPiece })],
    flashed: [await makeSeckillOrder(app, shop, seckill, 2, { uid: 7003 })],
  }
  await makeOrder(app, shop, { uid: 7004, product, pieces: [11], isPaid: false })
  const journal = (made: readonly { orderNo: string }[]) =>
    paidByJournal(
      app,
      shop,
      made.map(({ orderNo }) => orderNo),
    )

  const reduction = (await app.call(fullReductionApi.info, { id: reductionId }, as)).data
  expect(reduction).toMatchObject({ orderCount: 2, discountPrice: 2000, reduceTotal: 2000, newBuyerCount: 1 })
  expect(reduction.orderPrice).toBe(await journal(orders.reduced))
  const coupon = (await app.call(couponApi.info, { id: couponId }, as)).data
  expect(coupon).toMatchObject({ orderCount: 1, discountPrice: 1000, newBuyerCount: 0 })
  expect(coupon.orderPrice).toBe(await journal(orders.couponed))
  const flash = (await app.call(seckillApi.info, { id: seckill.id }, as)).data
  expect(flash).toMatchObject({ orderCount: 1, discountPrice: 2 * (990 - 660), newBuyerCount: 1 })
  expect(flash.orderPrice).toBe(await journal(orders.flashed))
  expect(await journal([old])).toBe(old.payFen)
})
