import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { noticeApi } from '@zhanggui/contract/notice'
import { repeatEvery, whyNotRepeat, whyNotSilence } from '@zhanggui/domain/notice/notice-choice'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { heldPermissions } from '#features/staff/public'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { kindsFor } from './kind-rights.ts'
import { putChoice } from './preference.sql.ts'

/** Somebody's own choice; it goes before what the shop says for their roles. */
export async function chooseNotices(
  { db, staff, recordChanges }: StaffContext,
  { kind, ...choice }: InputOf<typeof noticeApi.choose>,
) {
  if (!kindsFor(await heldPermissions({ db, staff })).includes(kind)) refuse('没有权限接收这类通知', { field: 'kind' })
  if (!choice.inBell) refuseIf(whyNotSilence(kind), { field: 'inBell' })
  if (choice.repeat !== repeatEvery.is.never) refuseIf(whyNotRepeat(kind), { field: 'repeat' })
  await putChoice(db, staff.adminId, kind, choice)
  recordChanges([], noticeKind.label(kind))
  return null
}
