import { formatShopTime } from '../shop-time.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How long ago something happened (spec §9); from two days on the shop's date. A time slightly ahead of this clock is
 * now: browsers and servers never agree to the second.
 */
export function relativeTime(instant: Date, now: Date): string {
  const age = now.getTime() - instant.getTime()
  if (age < 30 * SECOND) return '刚刚'
  if (age < HOUR) return `${Math.max(1, Math.floor(age / MINUTE))}分钟前`
  if (age < DAY) return `${Math.floor(age / HOUR)}小时前`
  if (age < 2 * DAY) return '1天前'
  return formatShopTime(instant).slice(0, 10)
}
