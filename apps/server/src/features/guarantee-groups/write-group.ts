import type { guaranteeGroupApi } from '@zhanggui/contract/goods/guarantee-group'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { changesBetween, changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { checkVersion } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import {
  deleteGroupRow,
  describeGroup,
  findMembers,
  insertGroup,
  listMembers,
  lockGroup,
  replaceMembers,
  updateGroupRow,
} from './guarantee-group.sql.ts'

export async function addGroup(context: StaffContext, { name, gids }: InputOf<typeof guaranteeGroupApi.add>) {
  const members = await findMembers(context.db, gids)
  const id = await context.newId()
  await insertGroup(context, { id, name })
  await replaceMembers(context.db, id, members)
  context.recordChanges(changesOfRecord(undefined, describeGroup(name, members)), name)
  return { id }
}

export async function editGroup(
  context: StaffContext,
  { id, name, gids, version }: InputOf<typeof guaranteeGroupApi.edit>,
) {
  const { db, recordChanges } = context
  const before = await lockGroup(db, id)
  checkVersion({ version }, before)
  const had = await listMembers(db, id)
  const members = await findMembers(db, gids)
  await updateGroupRow(context, { id, name })
  await replaceMembers(db, id, members)
  recordChanges(changesOfRecord(describeGroup(before.name, had), describeGroup(name, members)), name)
  return null
}

/** Products keep the guarantees that they took from the group. */
export async function deleteGroup({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const group = await lockGroup(db, id)
  await deleteGroupRow(db, id)
  recordChanges(changesBetween({ 组合名称: [group.name, ''] }), group.name)
  return null
}
