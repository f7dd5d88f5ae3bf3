import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { noticeApi } from '@zhanggui/contract/notice'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotLimit } from '@zhanggui/domain/notice/notice-choice'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { listOpenRoles } from '#features/staff/public'
import { missing, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deleteAudience, listAudiences, putAudience } from './preference.sql.ts'

/** Which roles get a kind unless a person chooses otherwise; null: all of them. */
export async function setAudience(
  { db, recordChanges }: StaffContext,
  { kind, roleIds }: InputOf<typeof noticeApi.setAudience>,
) {
  refuseIf(whyNotLimit(kind), { field: 'kind' })
  const [roles, audiences] = await Promise.all([listOpenRoles(db), listAudiences(db)])
  const wanted = roleIds && [...new Set(roleIds)]
  if (wanted?.some((id) => !roles.some((role) => role.id === id))) missing('角色不存在或已关闭')
  const namesOf = (ids: readonly number[] | null | undefined) =>
    ids
      ? roles
          .filter(({ id }) => ids.includes(id))
          .map(({ name }) => name)
          .join('、') || '仅店主'
      : '全部角色'
  const before = audiences.find((audience) => audience.kind === kind)?.roleIds
  if (wanted) await putAudience(db, kind, wanted)
  else await deleteAudience(db, kind)
  recordChanges(changesBetween({ 默认接收: [namesOf(before), namesOf(wanted)] }), noticeKind.label(kind))
  return null
}
