import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { roleApi } from '@zhanggui/contract/staff'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { refuseDuplicate } from '#platform/db/duplicate'
import { deleteRecord, type Edit, editorOf, insertRecord, updateRecord } from '#platform/db/editor.sql'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'

const withUniqueName = refuseDuplicate('role_mer_id_name_key', '角色名称重复', { field: 'roleName' })

const holders = ({ merId }: MerchantDb) =>
  sql<number>`(select count(*) from admin_role h where h.mer_id = ${merId} and h.role_id = role.id)`

const rows = (db: MerchantDb) =>
  db.q
    .selectFrom('role')
    .where('role.mer_id', '=', db.merId)
    .select([
      'role.id',
      'role.name as roleName',
      'role.is_open as status',
      'role.requires_factor as requiresFactor',
      'role.version',
      'role.created_at as createTime',
      'role.updated_at as updateTime',
      holders(db).as('userCount'),
    ])

type RoleFilter = FilterOf<typeof roleApi.list>

const roleFilter: FilterSql<RoleFilter> = {
  roleName: (typed) => contains('role.name', typed),
  status: (status) => sql`role.is_open = ${status}`,
}

export function listRoles(db: MerchantDb, query: RoleFilter & PageQuery) {
  const filtered = rows(db).where(passes(roleFilter, query))
  return countedPage(query, filtered.orderBy('role.id'))
}

export const listOpenRoles = (db: MerchantDb) =>
  db.q
    .selectFrom('role')
    .select(['id', 'name'])
    .where('mer_id', '=', db.merId)
    .where('is_open', '=', true)
    .orderBy('id')
    .execute()

export const findRole = (db: MerchantDb, id: number) => rows(db).where('role.id', '=', id).executeTakeFirst()

/** Exclusive lock for changing the role; assigning it waits. */
export async function lockRole(db: MerchantDb, id: number) {
  return db.q
    .selectFrom('role')
    .select(['id', 'name as roleName', 'is_open as status', 'requires_factor as requiresFactor', 'version'])
    .select(editorOf(db, 'role').as('updatedBy'))
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Shared lock for assigning the roles: they cannot be closed, deleted or widened meanwhile. */
export async function lockSharedRoles(db: MerchantDb, ids: readonly number[]) {
  return db.q
    .selectFrom('role')
    .select(['id', 'name as roleName', 'is_open as status'])
    .where('mer_id', '=', db.merId)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forShare()
    .execute()
}

export async function countHolders(db: MerchantDb, id: number): Promise<number> {
  const { count } = await db.q
    .selectFrom('admin_role')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mer_id', '=', db.merId)
    .where('role_id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

/** The roles' permissions, including those of closed roles. */
export async function listPermissions(db: MerchantDb, roleIds: readonly number[]): Promise<string[]> {
  if (roleIds.length === 0) return []
  const found = await db.q
    .selectFrom('role_permission')
    .select('permission')
    .distinct()
    .where('mer_id', '=', db.merId)
    .where('role_id', '=', anyOf(roleIds))
    .execute()
  return found.map(({ permission }) => permission)
}

interface RoleFacts {
  readonly id: number
  readonly roleName: string
  readonly status: boolean
  readonly requiresFactor: boolean
}

const columnsOf = ({ roleName, status, requiresFactor }: RoleFacts) => ({
  name: roleName,
  is_open: status,
  requires_factor: requiresFactor,
})

export async function insertRole(edit: Edit, role: RoleFacts) {
  await withUniqueName(insertRecord(edit, 'role', role.id, columnsOf(role)))
}

export async function updateRoleRow(edit: Edit, role: RoleFacts) {
  await withUniqueName(updateRecord(edit, 'role', role.id, columnsOf(role)))
}

export const deleteRoleRow = (db: MerchantDb, id: number) => deleteRecord(db, 'role', id)

export async function insertPermissions(db: MerchantDb, roleId: number, permissions: readonly string[]) {
  if (permissions.length === 0) return
  await db.q
    .insertInto('role_permission')
    .values(permissions.map((permission) => ({ mer_id: db.merId, role_id: roleId, permission })))
    .execute()
}

export async function deletePermissions(db: MerchantDb, roleId: number, permissions: readonly string[]) {
  if (permissions.length === 0) return
  await db.q
    .deleteFrom('role_permission')
    .where('mer_id', '=', db.merId)
    .where('role_id', '=', roleId)
    .where('permission', '=', anyOf(permissions))
    .execute()
}
