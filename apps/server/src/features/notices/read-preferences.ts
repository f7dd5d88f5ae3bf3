import type { NoticeAudience, NoticePreferences } from '@zhanggui/contract/notice'
import { usualChoice, whyNotLimit } from '@zhanggui/domain/notice/notice-choice'
import { noticeKind, personalKinds } from '@zhanggui/domain/notice/notice-kinds'
import { usualQuiet } from '@zhanggui/domain/notice/quiet-hours'
import { heldPermissions, listOpenRoles } from '#features/staff/public'
import type { StaffContext } from '#platform/http/route'
import { kindsFor } from './kind-rights.ts'
import { findQuiet, listAudiences, listChoices, listHeldRoles } from './preference.sql.ts'

export async function readPreferences({ db, staff }: StaffContext): Promise<NoticePreferences> {
  const [held, choices, audiences, roles, quiet] = await Promise.all([
    heldPermissions({ db, staff }),
    listChoices(db, staff.adminId),
    listAudiences(db),
    listHeldRoles(db, staff.adminId),
    findQuiet(db, staff.adminId),
  ])
  const kinds = kindsFor(held).map((kind) => {
    const own = choices.find((choice) => choice.kind === kind)
    const chosen = audiences.find((audience) => audience.kind === kind)
    const inBell =
      staff.isOwner || personalKinds.includes(kind) || (chosen?.roleIds.some((id) => roles.includes(id)) ?? true)
    return { kind, isOwn: own !== undefined, ...(own ?? { ...usualChoice(kind), inBell }) }
  })
  return { kinds, quiet: quiet ?? { ...usualQuiet, days: [...usualQuiet.days] } }
}

/** Roles that have been deleted since are not named any more. */
export async function readAudience({ db }: StaffContext): Promise<NoticeAudience> {
  const [roles, audiences] = await Promise.all([listOpenRoles(db), listAudiences(db)])
  const known = new Set(roles.map(({ id }) => id))
  const kinds = noticeKind.codes
    .filter((kind) => whyNotLimit(kind) === undefined)
    .map((kind) => {
      const chosen = audiences.find((audience) => audience.kind === kind)
      return { kind, roleIds: chosen ? chosen.roleIds.filter((id) => known.has(id)) : null }
    })
  return { roles, kinds }
}
