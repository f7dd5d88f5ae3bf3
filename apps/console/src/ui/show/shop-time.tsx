import { relativeTime } from '@zhanggui/domain/kernel/time/relative-time'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { useNow } from '#ui/live/use-now.ts'

/** An instant in the shop's zone: how long ago, the exact time on hover; `exact` the other way round. */
export function ShopTime({ at, exact = false }: { readonly at: Date | null | undefined; readonly exact?: boolean }) {
  const now = useNow()
  if (!at) return '-'
  const [long, short] = [formatShopTime(at), relativeTime(at, now)]
  return (
    <time dateTime={at.toISOString()} data-hint={exact ? short : long}>
      {exact ? long : short}
    </time>
  )
}
