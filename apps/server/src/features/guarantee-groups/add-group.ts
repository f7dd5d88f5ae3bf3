import type { guaranteeGroupApi } from '@zhanggui/contract/goods/guarantee-group'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { insertGroup, replaceMembers } from './guarantee-group.sql.ts'
import { findMembers, namesOf } from './find-members.ts'

export async function addGroup(context: StaffContext, { name, gids }: InputOf<typeof guaranteeGroupApi.add>) {
  const { db, newId, recordChanges } = context
  const members = await findMembers(db, gids)
  const id = await newId()
  await insertGroup(context, { id, name })
  await replaceMembers(db, id, members)
  recordChanges(changesBetween({ 组合名称: ['', name], 保障服务: ['', namesOf(members)] }), name)
  return { id }
}
