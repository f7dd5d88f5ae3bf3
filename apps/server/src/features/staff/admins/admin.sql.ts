import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { adminApi } from '@zhanggui/contract/staff'
import { type AdminType, adminType } from '@zhanggui/domain/staff/staff-codes'
import { sql } from 'kysely'
import { contains } from '#platform/db/contains'
import { editorOf } from '#platform/db/editor.sql'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'

/** The viewer: only the owner sees the owner's row. */
interface Viewer {
  readonly isOwner: boolean
}

const held = ({ merId }: MerchantDb) => sql`admin_role h join role r on r.mer_id = ${merId} and r.id = h.role_id
  where h.mer_id = ${merId} and h.admin_id = admin.id`
const roleIds = (db: MerchantDb) => sql<number[]>`array(select r.id from ${held(db)} order by r.id)`
const roleNames = (db: MerchantDb) => sql<string[]>`array(select r.name from ${held(db)} order by r.id)`

function visible(db: MerchantDb, { isOwner }: Viewer) {
  const all = db.q.selectFrom('admin').where('admin.mer_id', '=', db.merId).where('admin.deleted_at', 'is', null)
  return isOwner ? all : all.where('admin.type', '!=', adminType.is.owner)
}

const rows = (db: MerchantDb, viewer: Viewer) =>
  visible(db, viewer).select([
    'admin.id',
    'admin.account',
    'admin.real_name as realName',
    'admin.avatar as headerImage',
    'admin.phone',
    sql<AdminType>`admin.type`.as('type'),
    roleIds(db).as('roles'),
    roleNames(db).as('roleNames'),
    'admin.is_enabled as status',
    'admin.receives_sms as isSms',
    'admin.has_factor as hasFactor',
    'admin.last_login_at as lastTime',
    'admin.last_login_ip as lastIp',
    'admin.login_count as loginCount',
    'admin.version',
    'admin.created_at as createTime',
    'admin.updated_at as updateTime',
  ])

type AdminFilter = FilterOf<typeof adminApi.list>

const adminFilter = (db: MerchantDb): FilterSql<AdminFilter> => ({
  realName: (typed) => sql`(${contains('admin.real_name', typed)} or ${contains('admin.account', typed)})`,
  roles: (id) => sql`admin.id in (select admin_id from admin_role where mer_id = ${db.merId} and role_id = ${id})`,
  status: (status) => sql`admin.is_enabled = ${status}`,
})

export function listAdmins(db: MerchantDb, viewer: Viewer, query: AdminFilter & PageQuery) {
  const filtered = rows(db, viewer).where(passes(adminFilter(db), query))
  return countedPage(query, filtered.orderBy('admin.id', 'desc'))
}

export const findAdmin = (db: MerchantDb, viewer: Viewer, id: number) =>
  rows(db, viewer).where('admin.id', '=', id).executeTakeFirst()

export async function lockAdmin(db: MerchantDb, id: number) {
  return db.q
    .selectFrom('admin')
    .select(['id', 'type', 'account', 'real_name as realName', 'phone', 'is_enabled as status', 'version'])
    .select(['receives_sms as isSms', 'has_factor as hasFactor', editorOf(db, 'admin').as('updatedBy')])
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function listRolesOf(db: MerchantDb, adminId: number) {
  return db.q
    .selectFrom('admin_role')
    .innerJoin('role', (join) => join.on('role.mer_id', '=', db.merId).onRef('role.id', '=', 'admin_role.role_id'))
    .select(['role.id', 'role.name as roleName'])
    .where('admin_role.mer_id', '=', db.merId)
    .where('admin_role.admin_id', '=', adminId)
    .orderBy('role.id')
    .execute()
}
