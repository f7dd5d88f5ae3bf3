import { timedKind, timedStatus } from '@zhanggui/domain/timed-change/timed-codes'
import { makeCoupon, makePiece } from '#test/make/coupons/coupon'
import { makeActivity, makeSeckill } from '#test/make/marketing/seckill'
import { makeVideoDraft, makeVideoProduct } from '#test/make/marketing/video'
import { makeFullReduction, makeSlot } from '#test/make/promotions/promotion'
import { makeTimedChange } from '#test/make/products/timed-change'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '../app/test-app.ts'

const NOWHERE = '没有这样的'
const NOBODY = 999_999
const LONG_AGO = '2020-01-01,2020-01-02'
const words = { search: NOWHERE, proId: NOBODY }

/** The lists of promotions, of changes at a time, and of the video channel, with filters that leave another number of rows. */
export const marketingLists = {
  'coupon.list': async (app: TestApp, shop: Shop) => {
    await makeCoupon(app, shop)
    return { filters: { name: NOWHERE, status: 0, receiveType: 2, category: 2 } }
  },
  'coupon.pieces': async (app: TestApp, shop: Shop) => {
    await makePiece(app, shop)
    return {
      filters: { name: NOWHERE, nickname: NOWHERE, status: 1, uid: NOBODY, couponId: await makeCoupon(app, shop) },
    }
  },
  'deliveryTime.list': async (app: TestApp, shop: Shop) => {
    await makeSlot(app, shop, { weekdays: [1] })
    return { filters: { serviceType: 2, status: 0, weekday: 2 } }
  },
  'fullReduction.list': async (app: TestApp, shop: Shop) => {
    await makeFullReduction(app, shop)
    return { filters: { name: NOWHERE, process: 2, status: 0, dateLimit: LONG_AGO } }
  },
  'seckill.activities': async (app: TestApp) => {
    await makeActivity(app)
    return { filters: { name: NOWHERE, date: '2020-01-01' } }
  },
  'seckill.list': async (app: TestApp, shop: Shop) => {
    await makeSeckill(app, shop)
    const names = { proName: NOWHERE, activityName: NOWHERE, activityId: NOBODY }
    return { filters: { ...names, proStatus: 0, activityStatus: 2, auditStatus: 1 } }
  },
  'video.drafts': async (app: TestApp, shop: Shop) => {
    await makeVideoDraft(app, shop)
    return { filters: { ...words, state: 'submitted' } }
  },
  'video.products': async (app: TestApp, shop: Shop) => {
    await makeVideoProduct(app, shop)
    return { filters: words }
  },
  'timedChange.list': async (app: TestApp, shop: Shop) => {
    await makeTimedChange(app, shop)
    const text = { keywords: NOWHERE, adminName: NOWHERE, dateLimit: LONG_AGO }
    return { filters: { kind: timedKind.is.down, status: timedStatus.is.done, ...text } }
  },
}
