import { recordPath } from '#ui/list/trail/open-record.tsx'
import { type PromotionKind, promotionKind } from '@zhanggui/domain/promotion/promotion-codes'

export const CALENDAR_PAGE = '/marketing/calendar'

/** The calendar at a day, `yyyy-MM-dd`. */
export const calendarPath = (day: string) => `${CALENDAR_PAGE}?day=${day}`

const { coupon, seckill } = promotionKind.is

/** Where a promotion is shown. */
export function promotionPath({ kind, id, name }: { kind: PromotionKind; id: number; name: string }): string {
  if (kind === coupon) return recordPath('/coupon/list', id)
  if (kind === seckill) return `/marketing/seckill/seckillActivity?name=${encodeURIComponent(name)}`
  return recordPath('/FullReduction/index', id)
}
