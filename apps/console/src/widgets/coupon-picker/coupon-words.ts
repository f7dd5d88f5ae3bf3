import { type Fen, formatYuan } from '@zhanggui/domain/kernel/money'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'

/** `¥10`: whole yuan need no decimals. */
export const yuanText = (fen: Fen): string => `¥${formatYuan(fen).replace(/\.00$/, '')}`

/** From how much on it may be spent (spec §9). */
export const thresholdText = (minPrice: Fen): string => (minPrice === 0 ? '不限制' : yuanText(minPrice))

const minuteOf = (at: Date) => formatShopTime(at).slice(0, 16)

export const spanText = (from: Date | null, until: Date | null): string =>
  from && until ? `${minuteOf(from)} 一 ${minuteOf(until)}` : '-'

interface Validity {
  readonly isFixedTime: boolean
  readonly useStartTime: Date | null
  readonly useEndTime: Date | null
  readonly day: number
}

/** How long a piece lasts: a fixed time, or days from when somebody gets it. */
export const validityText = ({ isFixedTime, useStartTime, useEndTime, day }: Validity): string =>
  isFixedTime ? spanText(useStartTime, useEndTime) : `${day}天`

export const leftText = ({ isLimited, lastTotal }: { isLimited: boolean; lastTotal: number }): string =>
  isLimited ? String(lastTotal) : '不限量'
