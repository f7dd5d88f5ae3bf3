import { rightsOfTimed } from '@zhanggui/contract/goods/timed-change'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import type { TimedKind } from '@zhanggui/domain/timed-change/timed-codes'
import { forbidden } from '#platform/http/refusals'

/** Whether somebody with these permissions may do by hand what the change does. */
export const mayChange = (held: ReadonlySet<string>, kind: TimedKind): boolean =>
  rightsOfTimed[kind].every(({ permission }) => hasPermission(held, permission))

export function checkMayPlan(held: ReadonlySet<string>, kind: TimedKind) {
  const lacking = rightsOfTimed[kind].find(({ permission }) => !hasPermission(held, permission))
  if (lacking) throw forbidden(`你没有「${lacking.title}」的权限`)
}
