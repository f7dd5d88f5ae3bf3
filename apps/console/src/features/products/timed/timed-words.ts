import type { TimedCalendarRow } from '@zhanggui/contract/goods/timed-change'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { timedKind } from '@zhanggui/domain/timed-change/timed-codes'

export const changeText = ({ kind, summary }: Pick<TimedCalendarRow, 'kind' | 'summary'>): string =>
  [timedKind.label(kind), summary].filter(Boolean).join(' · ')

export const minuteText = (at: Date): string => formatShopTime(at).slice(0, 16)
