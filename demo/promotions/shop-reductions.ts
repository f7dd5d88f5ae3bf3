import { computeReductions } from '@zhanggui/domain/full-reduction/compute-reductions'
import { reductionRule, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { processAt, type Tier } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { addDays, shopDate } from '@zhanggui/domain/delivery-time/slot-rules'
import { parseShopTime } from '@zhanggui/domain/kernel/shop-time'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'

export const yuanTier = (from: number, off: number): Tier => ({
  minPrice: toFen(from * 100),
  minNum: 0,
  reduce: toFen(off * 100),
})

/** The beginning of a day by the shop's clock. */
export const midnight = (now: Date, days: number): Date =>
  parseShopTime(`${addDays(shopDate(now), days)} 00:00:00`) ?? now

const plain = {
  ruleType: reductionRule.is.amount,
  isLoop: false,
  maxReduce: toFen(0),
  scopeType: reductionScope.is.shop,
  scopeIds: [] as number[],
}

/** The promotions for everything in the shop: one is over, one is at work. */
export const shopReductions = (now: Date) => {
  const at = (days: number) => midnight(now, days)
  return [
    { ...plain, name: '国庆满减', startTime: at(-48), endTime: at(-40), tiers: [yuanTier(199, 20), yuanTier(399, 50)] },
    { ...plain, name: '冬藏满减', startTime: at(-6), endTime: at(9), tiers: [yuanTier(188, 18), yuanTier(368, 45)] },
  ]
}

/** What they took off an order of that time. */
export function reducedBy(createdAt: Date, goods: number, now: Date): Fen {
  const running = shopReductions(now).filter((promotion) => processAt(promotion, createdAt) === 1)
  const line = { productId: 0, categories: [], price: toFen(goods), pieces: 1 }
  const [reduction] = computeReductions(
    [line],
    running.map((promotion, id) => ({ ...promotion, id })),
  )
  return reduction?.amount ?? toFen(0)
}
