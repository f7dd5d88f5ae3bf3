import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'

const greetings = [
  { until: 5, text: '夜深了' },
  { until: 9, text: '早上好' },
  { until: 12, text: '上午好' },
  { until: 14, text: '中午好' },
  { until: 18, text: '下午好' },
] as const

/** By the shop's clock, wherever the browser stands. */
export function greeting(now: Date): string {
  const hour = Number(formatShopTime(now).slice(11, 13))
  return greetings.find(({ until }) => hour < until)?.text ?? '晚上好'
}

const DAY = 86_400_000

const dayOf = (instant: Date) => Date.parse(`${formatShopTime(instant).slice(0, 10)}T00:00:00Z`) / DAY

/** Days since the shop joined, its first day counting as one. */
export function daysSince(joinedAt: Date, now: Date): number {
  return dayOf(now) - dayOf(joinedAt) + 1
}
