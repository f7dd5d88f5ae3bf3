import type { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { termsText } from '@zhanggui/domain/timed-change/timed-rules'
import type { StaffContext } from '#platform/http/route'
import { insertChange } from './timed-change.sql.ts'
import { insertItems, type TimedItem } from './timed-item.sql.ts'

/** Who plans it, and from where. */
type Planner = Pick<StaffContext, 'db' | 'now' | 'newId' | 'address'> & {
  readonly staff: Pick<StaffContext['staff'], 'adminId' | 'account'>
}

export async function storePlan(
  { db, now, newId, staff, address }: Planner,
  plan: InputOf<typeof timedChangeApi.plan>,
  items: readonly TimedItem[],
) {
  const [id, summary, { kind, note, runTime }] = [await newId(), termsText(plan), plan]
  const by = { admin_id: staff.adminId, account: staff.account, address }
  await insertChange(db, { id, ...by, kind, summary, note, run_at: runTime, total: items.length, created_at: now })
  await insertItems(db, id, items)
  return { id, summary }
}
