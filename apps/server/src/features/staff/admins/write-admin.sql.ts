import { adminType } from '@zhanggui/domain/staff/staff-codes'
import { anyOf } from '#platform/db/any-of'
import { created, type Edit, edited } from '#platform/db/editor.sql'
import type { MerchantDb } from '#platform/db/merchant-db'

interface AdminFacts {
  readonly id: number
  readonly account: string
  readonly realName: string
  readonly phone: string
  readonly status: boolean
}

export async function insertAdmin(edit: Edit, admin: AdminFacts) {
  await edit.db.q
    .insertInto('admin')
    .values({
      id: admin.id,
      type: adminType.is.staff,
      account: admin.account,
      real_name: admin.realName,
      phone: admin.phone,
      is_enabled: admin.status,
      ...created(edit),
    })
    .execute()
}

const rowOf = (db: MerchantDb, id: number) =>
  db.q.updateTable('admin').where('mer_id', '=', db.merId).where('id', '=', id)

export async function updateAdminRow(edit: Edit, admin: AdminFacts) {
  await rowOf(edit.db, admin.id)
    .set({
      account: admin.account,
      real_name: admin.realName,
      phone: admin.phone,
      is_enabled: admin.status,
      ...edited(edit),
    })
    .execute()
}

export async function updateEnabled(edit: Edit, id: number, isEnabled: boolean) {
  await rowOf(edit.db, id)
    .set({ is_enabled: isEnabled, ...edited(edit) })
    .execute()
}

export async function updateReceivesSms(db: MerchantDb, id: number, receivesSms: boolean, now: Date) {
  await rowOf(db, id).set({ receives_sms: receivesSms, updated_at: now }).execute()
}

export async function updateDeleted(edit: Edit, id: number) {
  await rowOf(edit.db, id)
    .set({ deleted_at: edit.now, is_enabled: false, ...edited(edit) })
    .execute()
}

export async function insertAdminRoles(db: MerchantDb, adminId: number, roleIds: readonly number[]) {
  if (roleIds.length === 0) return
  await db.q
    .insertInto('admin_role')
    .values(roleIds.map((roleId) => ({ mer_id: db.merId, admin_id: adminId, role_id: roleId })))
    .execute()
}

/** Removes roles; all of them without `roleIds`. */
export async function deleteAdminRoles(db: MerchantDb, adminId: number, roleIds?: readonly number[]) {
  if (roleIds?.length === 0) return
  const held = db.q.deleteFrom('admin_role').where('mer_id', '=', db.merId).where('admin_id', '=', adminId)
  await (roleIds ? held.where('role_id', '=', anyOf(roleIds)) : held).execute()
}
