import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'

export const minute = (instant: Date) => formatShopTime(instant).slice(0, 16)

/** From when to when; the day is said once where it is the same. */
export function timesText({ startTime, endTime }: { readonly startTime: Date; readonly endTime: Date }): string {
  const [start, end] = [minute(startTime), minute(endTime)]
  return start.slice(0, 10) === end.slice(0, 10) ? `${start} - ${end.slice(11)}` : `${start} - ${end}`
}
