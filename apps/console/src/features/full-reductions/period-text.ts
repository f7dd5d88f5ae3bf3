import type { Period } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'

const MINUTE = 60_000
const minute = (at: Date) => formatShopTime(at).slice(0, 16)

/** 2026-11-01 00:00 至 2026-11-30 00:00 */
export const periodText = ({ startTime, endTime }: Period): string => `${minute(startTime)} 至 ${minute(endTime)}`

function lengthText(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE))
  if (minutes < 60) return `${minutes} 分钟`
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} 小时` : `${Math.floor(minutes / (24 * 60))} 天`
}

/** 还有 3 天结束; blank when it is over. */
export function timeLeftText({ startTime, endTime }: Period, now: Date): string {
  if (now < startTime) return `还有 ${lengthText(startTime.getTime() - now.getTime())}开始`
  return now < endTime ? `还有 ${lengthText(endTime.getTime() - now.getTime())}结束` : ''
}
