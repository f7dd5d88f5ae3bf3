import type { Period } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { timeSpan } from '@zhanggui/domain/kernel/time/time-left'

const minute = (at: Date) => formatShopTime(at).slice(0, 16)

/** 2026-11-01 00:00 至 2026-11-30 00:00 */
export const periodText = ({ startTime, endTime }: Period): string => `${minute(startTime)} 至 ${minute(endTime)}`

/** 还有 3 天结束; blank when it is over. */
export function timeLeftText({ startTime, endTime }: Period, now: Date): string {
  if (now < startTime) return `还有 ${timeSpan(startTime, now)}开始`
  return now < endTime ? `还有 ${timeSpan(endTime, now)}结束` : ''
}
