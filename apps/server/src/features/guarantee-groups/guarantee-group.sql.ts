import { shownGuarantees } from '#features/platform-goods/public'
import { refuseDuplicate } from '#platform/db/duplicate'
import { deleteRecord, type Edit, editorOf, insertRecord, updateRecord } from '#platform/db/editor.sql'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'

const withUniqueName = refuseDuplicate('guarantee_group_mer_id_name_key', '组合名称已存在', { field: 'name' })

/** Newest first, each with its members; what the platform has deleted is no member any more. */
export async function listGroups(db: MerchantDb) {
  const groups = await db.q
    .selectFrom('guarantee_group')
    .select(['id', 'name', 'version', 'created_at as createTime'])
    .where('mer_id', '=', db.merId)
    .orderBy('id', 'desc')
    .execute()
  const members = await membersOf(db).execute()
  return groups.map((group) => ({
    ...group,
    guaranteeList: members.filter(({ groupId }) => groupId === group.id),
  }))
}

const membersOf = (db: MerchantDb) =>
  db.q
    .selectFrom('guarantee_group_member as member')
    .innerJoin('guarantee', 'guarantee.id', 'member.guarantee_id')
    .select(['member.group_id as groupId', 'member.guarantee_id as gid', 'guarantee.is_shown as isShow'])
    .where('member.mer_id', '=', db.merId)
    .where('guarantee.deleted_at', 'is', null)
    .orderBy('guarantee.sort')
    .orderBy('guarantee.id')

export async function lockGroup(db: MerchantDb, id: number) {
  const group = await db.q
    .selectFrom('guarantee_group')
    .select(['id', 'name', 'version', editorOf(db, 'guarantee_group').as('updatedBy')])
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return group ?? refuse('商品保障服务组合不存在', { code: 6801 })
}

export const listMembers = (db: MerchantDb, groupId: number) =>
  membersOf(db).select('guarantee.name').where('member.group_id', '=', groupId).execute()

/** Finds the named guarantees; refuses if the platform does not (or no longer) offer one of them. */
export async function findMembers(db: MerchantDb, gids: readonly number[]) {
  const members = await shownGuarantees(db, gids)
  if (members.length < gids.length) refuse('商品保障服务不存在', { code: 6803, field: 'gids' })
  return members
}

export const describeGroup = (name: string, members: readonly { name: string }[]) => ({
  组合名称: name,
  保障服务: members.map((member) => member.name).join('、'),
})

export const insertGroup = (edit: Edit, { id, name }: { id: number; name: string }) =>
  withUniqueName(insertRecord(edit, 'guarantee_group', id, { name }))

export const updateGroupRow = (edit: Edit, { id, name }: { id: number; name: string }) =>
  withUniqueName(updateRecord(edit, 'guarantee_group', id, { name }))

/** Replaces the group's members. */
export async function replaceMembers(db: MerchantDb, groupId: number, guarantees: readonly { id: number }[]) {
  await db.q
    .deleteFrom('guarantee_group_member')
    .where('mer_id', '=', db.merId)
    .where('group_id', '=', groupId)
    .execute()
  const members = guarantees.map(({ id }) => ({ mer_id: db.merId, group_id: groupId, guarantee_id: id }))
  await db.q.insertInto('guarantee_group_member').values(members).execute()
}

export const deleteGroupRow = (db: MerchantDb, id: number) => deleteRecord(db, 'guarantee_group', id)
