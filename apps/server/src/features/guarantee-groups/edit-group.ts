import type { guaranteeGroupApi } from '@zhanggui/contract/goods/guarantee-group'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { checkVersion } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import {
  describeGroup,
  findMembers,
  listMembers,
  lockGroup,
  replaceMembers,
  updateGroupRow,
} from './guarantee-group.sql.ts'

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
