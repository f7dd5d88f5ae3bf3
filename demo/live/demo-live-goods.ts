import { type LivePriceType, livePriceType, type LiveReview, liveReview } from '@zhanggui/domain/live/live-goods-codes'

interface DemoGoods {
  readonly review: LiveReview
  readonly reason?: string
  readonly priceType?: LivePriceType
  readonly sort?: number
  /** What the social platform has said to the last try. */
  readonly trouble?: string
}

const { withdrawn, waiting, reviewing, refused, passed, failed } = liveReview.is
const { range, discount } = livePriceType.is

/** One for each product on sale, until either runs out: every state, and enough that have passed for a live room. */
export const demoLiveGoods: readonly DemoGoods[] = [
  { review: passed, sort: 20 },
  { review: passed, priceType: discount, sort: 10 },
  { review: waiting },
  { review: passed, priceType: range },
  { review: reviewing },
  { review: refused, reason: '商品图与商品不符，请更换为实物图' },
  { review: passed },
  { review: failed, reason: '商品信息不符合微信规范' },
  { review: reviewing, trouble: '今日调用次数已达上限' },
  { review: withdrawn, priceType: range },
  { review: passed, priceType: discount },
  { review: waiting, priceType: discount },
]
