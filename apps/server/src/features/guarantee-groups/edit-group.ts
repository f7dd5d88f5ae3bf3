import type { guaranteeGroupApi } from '@zhanggui/contract/guarantee-group'
import { ids } from '@zhanggui/contract/kernel/codecs'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { z } from 'zod'
import { conflict, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { listMembers, lockGroup, replaceMembers, updateGroupRow } from './guarantee-group.sql.ts'
import { membersToTake, namesOf } from './members-to-take.ts'
import { noSuchGroup } from './no-such-group.ts'

export async function editGroup(
  { db, staff, now, recordChanges }: StaffContext,
  { id, name, gids, version }: InputOf<typeof guaranteeGroupApi.edit>,
) {
  const before = (await lockGroup(db, id)) ?? noSuchGroup()
  const had = await listMembers(db, id)
  if (version !== undefined && version !== before.version) {
    const hadIds = had.map(({ gid }) => gid)
    const current = { name: before.name, gids: z.encode(ids, hadIds), version: before.version }
    conflict({ by: before.updatedBy ?? undefined, current })
  }
  const members = await membersToTake(db, gids)
  if (!(await updateGroupRow(db, { id, name }, staff.adminId, now))) refuse('组合名称已存在', { field: 'name' })
  await replaceMembers(
    db,
    id,
    members.map((member) => member.id),
  )
  recordChanges(changesBetween({ 组合名称: [before.name, name], 保障服务: [namesOf(had), namesOf(members)] }))
  return null
}
