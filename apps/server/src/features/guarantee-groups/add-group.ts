import type { guaranteeGroupApi } from '@zhanggui/contract/goods/guarantee-group'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { describeGroup, findMembers, insertGroup, replaceMembers } from './guarantee-group.sql.ts'

export async function addGroup(context: StaffContext, { name, gids }: InputOf<typeof guaranteeGroupApi.add>) {
  const members = await findMembers(context.db, gids)
  const id = await context.newId()
  await insertGroup(context, { id, name })
  await replaceMembers(context.db, id, members)
  context.recordChanges(changesOfRecord(undefined, describeGroup(name, members)), name)
  return { id }
}
