import './due-time.css'
import { useNow } from '#ui/live/use-now.ts'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { timeLeft } from '@zhanggui/domain/kernel/time/time-left'

/** A deadline: what time it leaves, the exact time on hover. */
export function DueTime({ at }: { readonly at: Date | null }) {
  const now = useNow()
  if (!at) return '-'
  const { text, tone } = timeLeft(at, now)
  return (
    <time className="due-time" data-tone={tone} dateTime={at.toISOString()} data-hint={`截止 ${formatShopTime(at)}`}>
      {text}
    </time>
  )
}
