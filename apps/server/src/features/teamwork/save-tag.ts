import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { teamApi } from '@zhanggui/contract/order/team'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotAddTeamTag } from '@zhanggui/domain/team/team-codes'
import { lockShop } from '#features/merchants/public'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { insertTag, listTags, lockTags, renameTag } from './tag.sql.ts'

/** Makes a tag, or gives one another name. */
export async function saveTag(
  { db, now, newId, recordChanges }: StaffContext,
  { id, name }: InputOf<typeof teamApi.saveTag>,
) {
  if (id !== undefined) {
    const [before] = await lockTags(db, [id])
    await renameTag(db, { id, name })
    recordChanges(changesBetween({ 标签名称: [before?.name ?? '', name] }), name)
    return { id }
  }
  await lockShop(db)
  refuseIf(whyNotAddTeamTag((await listTags(db)).length))
  const tag = { id: await newId(), name }
  await insertTag(db, tag, now)
  recordChanges(changesBetween({ 标签名称: ['', name] }), name)
  return { id: tag.id }
}
