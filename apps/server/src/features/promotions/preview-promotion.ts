import type { AffectedSku as AffectedRow, PromotionPreview } from '@zhanggui/contract/marketing/promotion'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { isAt, type MeetingPromotion, turningPoints, type Window } from '@zhanggui/domain/promotion/clash-rules'
import type { CouponOffer } from '@zhanggui/domain/promotion/lowest-price'
import type { StackingPromotion } from '@zhanggui/domain/promotion/promote-order'
import { marginPercent } from '@zhanggui/domain/seckill/seckill-rules'
import type { StaffContext } from '#platform/http/route'
import {
  type AffectedSku,
  countOnSale,
  type GoodsScope,
  listIdsOnSale,
  listPricePoints,
  rankSkus,
} from './affected-sku.sql.ts'
import { findOthers, type OtherPromotions } from './find-others.ts'
import { listClashes } from './list-clashes.ts'
import { distinctionsOf, lowestAt } from './price-points.ts'
import { seesCost } from './sees-cost.ts'

/** So many prices are looked at, those with the least to lose first, at so many moments at which something begins. */
const [MOST_POINTS, MOST_MOMENTS] = [4000, 24]
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
  const [productNum, productIds, isCostSeen] = await Promise.all([
    countOnSale(db, scope),
    scope.categoryIds ? listIdsOnSale(db, scope) : scope.productIds,
    seesCost(context),
  ])
  const others = withoutOwn(await findOthers(db, window, productIds), plan)
  const besides = others.reductions.filter(({ id }) => !blockedBy.has(id))
  const distinctions = distinctionsOf([...besides, ...(reduction ? [reduction] : [])], coupon ? [] : others.coupons)
  const points = await listPricePoints(db, scope, distinctions, MOST_POINTS)
  const couponsAt = (at: Date) => (draft.couponStack ? others.coupons.filter((each) => isAt(each, at)) : [])
  const shelves = turningPoints(window, [...besides, ...others.coupons], MOST_MOMENTS).map((at) => ({
    at,
    reductions: [...besides.filter((each) => isAt(each, at)), ...(reduction ? [reduction] : [])],
    coupons: coupon ? [coupon] : couponsAt(at),
  }))
  const lowest = await lowestAt(points, shelves, db.merId)
  const ranking = { byMargin: isCostSeen, most: MOST_SHOWN }
  const units = lowest.map(({ unit }) => unit)
  const { rows, lossNum } = await rankSkus(db, scope, distinctions, { points, units }, ranking)
  const found = new Map(points.map(({ price, key }, nth) => [`${price} ${key}`, lowest[nth]]))
  return {
    ...replyOf(
      rows.flatMap((sku) => {
        const own = found.get(`${sku.price} ${sku.key}`)
        return own ? rowOf(sku, { ...own, ...own.price, unit: own.unit }, isCostSeen) : []
      }),
      window,
      isCostSeen && lossNum,
    ),
    productNum,
    checkedNum: points.reduce((sum, { skuNum }) => sum + skuNum, 0),
    isWhole: points.length < MOST_POINTS,
    clashList: listClashes({ draft, blockedBy }, others),
  }
}

const withoutOwn = (others: OtherPromotions, { reduction }: Plan): OtherPromotions => ({
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

/** The lowest margins first, then the largest reductions; how many SKUs make a loss is for those who see costs. */
export function replyOf(rows: readonly AffectedRow[], { from, until }: Window, lossNum: number | false) {
  const share = ({ finalPrice, price }: AffectedRow) => finalPrice / price
  const list = rows.toSorted((a, b) => (a.margin ?? 101) - (b.margin ?? 101) || share(a) - share(b))
  return { startTime: from, endTime: until, ...(lossNum !== false && { lossNum }), list: list.slice(0, MOST_SHOWN) }
}
