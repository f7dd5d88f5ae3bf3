import { setImmediate as breathe } from 'node:timers/promises'
import { reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { type CouponOffer, type LowestPrice, lowestPrice, type OffersAt } from '@zhanggui/domain/promotion/lowest-price'
import type { StackingPromotion } from '@zhanggui/domain/promotion/promote-order'
import type { Distinctions, PricePoint } from './affected-sku.sql.ts'

/** What these promotions tell goods apart by. */
export function distinctionsOf(
  reductions: readonly StackingPromotion[],
  coupons: readonly CouponOffer[],
): Distinctions {
  const scopesOf = (type: StackingPromotion['scopeType']) =>
    reductions.flatMap(({ scopeType, scopeIds }) => (scopeType === type ? scopeIds : []))
  const { products, categories } = reductionScope.is
  return {
    productIds: [...new Set([...scopesOf(products), ...coupons.flatMap(({ targets }) => targets)])],
    categoryIds: [...new Set(scopesOf(categories))],
  }
}

/** Others have their turn after so many prices. */
const SLICE = 50

/** The lowest price of a piece at each point, whenever that is. */
export async function lowestAt(
  points: readonly PricePoint[],
  shelves: readonly OffersAt[],
  merId: number,
): Promise<LowestPrice[]> {
  const found: LowestPrice[] = []
  for (const [nth, point] of points.entries()) {
    if (nth % SLICE === SLICE - 1) await breathe()
    const sku = { ...point, merId, brandId: null, categoryIds: [], categories: categoriesIn(point.categories) }
    const prices = shelves.map((shelf) => lowestPrice(sku, shelf))
    found.push(prices.reduce((best, each) => (each.unit < best.unit ? each : best)))
  }
  return found
}

const categoriesIn = (text: string) =>
  [...text.matchAll(/(\d+):(\d+)/g)].map(([, id, pid]) => ({ id: Number(id), pid: Number(pid) }))
