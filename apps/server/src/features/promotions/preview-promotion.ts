import type { AffectedSku as AffectedRow, PromotionPreview } from '@zhanggui/contract/marketing/promotion'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { isAt, type MeetingPromotion, turningPoints, type Window } from '@zhanggui/domain/promotion/clash-rules'
import { type CouponOffer, lowestPrice } from '@zhanggui/domain/promotion/lowest-price'
import type { StackingPromotion } from '@zhanggui/domain/promotion/promote-order'
import { marginPercent } from '@zhanggui/domain/seckill/seckill-rules'
import type { StaffContext } from '#platform/http/route'
import { type AffectedSku, countOnSale, type GoodsScope, listTenderSkus } from './affected-sku.sql.ts'
import { findOthers } from './find-others.ts'
import { listClashes } from './list-clashes.ts'
import { seesCost } from './sees-cost.ts'

/** So many SKUs are looked at by either measure, so many coupons beside a promotion, and at so many moments. */
const [MOST_SKUS, MOST_COUPONS, MOST_MOMENTS] = [100, 3, 4]
const MOST_SHOWN = 50

export interface Plan {
  readonly window: Window
  readonly scope: GoodsScope
  readonly draft: MeetingPromotion
  readonly reduction?: StackingPromotion
  readonly coupon?: CouponOffer
  readonly blockedBy?: ReadonlySet<number>
}

/** What a coupon or a full reduction does: the lowest prices that buyers can get, and what else meets it. */
export async function previewPromotion(context: StaffContext, plan: Plan): Promise<PromotionPreview> {
  const { db } = context
  const { window, scope, draft, reduction, coupon, blockedBy = new Set<number>() } = plan
  const isForAll = !scope.productIds && !scope.categoryIds
  const [skus, productNum, isCostSeen] = await Promise.all([
    listTenderSkus(db, scope, MOST_SKUS),
    countOnSale(db, scope),
    seesCost(context),
  ])
  const productIds = [...new Set(skus.map(({ productId }) => productId))]
  const others = await findOthers(db, { window, productIds, isForAll })
  const besides = others.reductions.filter(({ id }) => !blockedBy.has(id) && id !== reduction?.id)
  const couponsAt = (at: Date) => (draft.couponStack ? others.coupons.filter((each) => isAt(each, at)) : [])
  const shelves = turningPoints(window, [...besides, ...others.coupons], MOST_MOMENTS).map((at) => ({
    at,
    reductions: [...besides.filter((each) => isAt(each, at)), ...(reduction ? [reduction] : [])],
    coupons: coupon ? [coupon] : couponsAt(at).slice(0, MOST_COUPONS),
  }))
  const rows = skus.map((sku) => {
    const line = {
      ...sku,
      merId: db.merId,
      brandId: null,
      categoryIds: [],
      categories: others.categoriesOf(sku.productId),
    }
    const prices = shelves.map((shelf) => lowestPrice(line, shelf))
    const lowest = prices.reduce((best, each) => (each.unit < best.unit ? each : best))
    const { fullReduction, merchantCoupon } = lowest.price
    return rowOf(sku, { ...lowest, fullReduction, merchantCoupon }, isCostSeen)
  })
  return {
    ...replyOf(rows, window, isCostSeen),
    productNum,
    clashList: listClashes({ draft, isForAll, blockedBy }, withoutOwn(others, plan)),
  }
}

const withoutOwn = (others: Awaited<ReturnType<typeof findOthers>>, { reduction }: Plan) => ({
  ...others,
  reductions: others.reductions.filter(({ id }) => id !== reduction?.id),
})

interface Found {
  readonly pieces: number
  readonly unit: Fen
  readonly fullReduction?: Fen
  readonly merchantCoupon?: Fen
}

export const rowOf = (
  { productId, name, image, sku, price, cost }: AffectedSku,
  { pieces, unit, fullReduction = toFen(0), merchantCoupon = toFen(0) }: Found,
  isCostSeen: boolean,
): AffectedRow => ({
  productId,
  name,
  image,
  sku,
  price,
  pieces,
  finalPrice: unit,
  fullReductionPrice: fullReduction,
  merCouponPrice: merchantCoupon,
  // Without a cost nobody knows the margin.
  ...(isCostSeen && cost > 0 && { cost, margin: marginPercent(unit, cost) }),
})

/** The lowest margins first, then the largest reductions. */
export function replyOf(rows: readonly AffectedRow[], { from, until }: Window, isCostSeen: boolean) {
  const share = ({ finalPrice, price }: AffectedRow) => finalPrice / price
  const list = rows.toSorted((a, b) => (a.margin ?? 101) - (b.margin ?? 101) || share(a) - share(b))
  return {
    startTime: from,
    endTime: until,
    checkedNum: rows.length,
    ...(isCostSeen && { lossNum: rows.filter(({ margin }) => margin !== undefined && margin < 0).length }),
    list: list.slice(0, MOST_SHOWN),
  }
}
