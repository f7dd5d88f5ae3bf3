import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { userApi } from '@zhanggui/contract/user/user'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotAddTag } from '@zhanggui/domain/user/user-rules'
import { lockShop } from '#features/merchants/public'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { countTags, insertTag, lockTags, renameTag } from './user-tag.sql.ts'

/** Makes a tag, or gives one another name. */
export async function saveTag(context: StaffContext, { id, name }: InputOf<typeof userApi.saveTag>) {
  const { db, now, newId, recordChanges } = context
  if (id !== undefined) {
    const [before = ''] = await lockTags(db, [id])
    await renameTag(db, id, name)
    recordChanges(changesBetween({ 标签名称: [before, name] }), name)
    return { id }
  }
  await lockShop(db)
  refuseIf(whyNotAddTag(await countTags(db)))
  const tag = { id: await newId(), name }
  await insertTag(db, tag, now)
  recordChanges(changesBetween({ 标签名称: ['', name] }), name)
  return { id: tag.id }
}
