import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { livePriceText } from '@zhanggui/domain/live/live-goods-rules'

export const minute = (instant: Date) => formatShopTime(instant).slice(0, 16)

/** From when to when; the day is said once where it is the same. */
export function timesText({ startTime, endTime }: { readonly startTime: Date; readonly endTime: Date }): string {
  const [start, end] = [minute(startTime), minute(endTime)]
  return start.slice(0, 10) === end.slice(0, 10) ? `${start}\u00a0-\u00a0${end.slice(11)}` : `${start} - ${end}`
}

/** ¥88.00 ~ ¥108.00 */
export const priceOf = ({ price, price2 }: { readonly price: Fen; readonly price2: Fen | null }): string =>
  `¥${livePriceText(price, price2).replace('~', ' ~ ¥')}`
