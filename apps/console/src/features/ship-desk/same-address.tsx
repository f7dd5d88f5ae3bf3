import { Button } from '#ui/action/button.tsx'
import { sameDestination } from '@zhanggui/domain/order/desk/same-address'
import { fillRows, type Filled } from './desk-draft.ts'
import type { DeskRow } from './use-desk.ts'

/** Orders that could go in one box and do not yet. */
export function SameAddress({ rows }: { readonly rows: readonly DeskRow[] }) {
  const groups = sameDestination(rows.filter(({ blocked }) => blocked === undefined)).filter(
    (group) => group[0]?.parcel === 0 || new Set(group.map(({ parcel }) => parcel)).size > 1,
  )
  if (groups.length === 0) return null
  const orders = groups.reduce((sum, { length }) => sum + length, 0)
  const merge = () => {
    const base = Math.max(0, ...rows.map(({ parcel }) => parcel))
    const filled = groups.flatMap((group, index): [string, Partial<Filled>][] => {
      const { trackingNumber = '', expressCode = '' } = group.find((row) => row.trackingNumber !== '') ?? group[0] ?? {}
      return group.map(({ orderNo }) => [orderNo, { parcel: base + index + 1, trackingNumber, expressCode }])
    })
    fillRows(new Map(filled))
  }
  return (
    <aside className="desk-hint" aria-label="合并包裹">
      <span>{`有 ${orders} 个订单寄往相同的收货人和地址（${groups.length} 组），可以合并发货，省下运费。`}</span>
      <Button onClick={merge}>{`合并为 ${groups.length} 个包裹`}</Button>
    </aside>
  )
}
