import { adminType } from '@zhanggui/domain/staff/staff-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

interface AdminFacts {
  readonly id: number
  readonly account: string
  readonly realName: string
  readonly phone: string
  readonly status: boolean
}

/** Takes an account name for an account of this merchant. False: somebody on the platform has it. */
export async function claimLoginName(db: MerchantDb, account: string, adminId: number): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`select claim_login_name(${account}, ${adminId}) as "isFree"`.execute(
    db.q,
  )
  return rows[0]?.isFree === true
}

export async function releaseLoginName(db: MerchantDb, adminId: number) {
  await sql`select release_login_name(${adminId})`.execute(db.q)
}

export async function insertAdmin(
  db: MerchantDb,
  admin: AdminFacts & { readonly passwordHash: string },
  by: number,
  now: Date,
) {
  await db.q
    .insertInto('admin')
    .values({
      mer_id: db.merId,
      id: admin.id,
      type: adminType.is.staff,
      account: admin.account,
      password_hash: admin.passwordHash,
      real_name: admin.realName,
      phone: admin.phone,
      is_enabled: admin.status,
      created_at: now,
      updated_at: now,
      updated_by: by,
    })
    .execute()
}

const rowOf = (db: MerchantDb, id: number) =>
  db.q.updateTable('admin').where('mer_id', '=', db.merId).where('id', '=', id)
/** What a form that is open elsewhere must hear of. */
const edited = (by: number, now: Date) => ({ version: sql<number>`version + 1`, updated_at: now, updated_by: by })

export async function updateAdminRow(db: MerchantDb, admin: AdminFacts, by: number, now: Date) {
  await rowOf(db, admin.id)
    .set({
      account: admin.account,
      real_name: admin.realName,
      phone: admin.phone,
      is_enabled: admin.status,
      ...edited(by, now),
    })
    .execute()
}

export async function updateEnabled(db: MerchantDb, id: number, isEnabled: boolean, by: number, now: Date) {
  await rowOf(db, id)
    .set({ is_enabled: isEnabled, ...edited(by, now) })
    .execute()
}

export async function updateReceivesSms(db: MerchantDb, id: number, receivesSms: boolean, now: Date) {
  await rowOf(db, id).set({ receives_sms: receivesSms, updated_at: now }).execute()
}

export async function updateDeleted(db: MerchantDb, id: number, by: number, now: Date) {
  await rowOf(db, id)
    .set({ deleted_at: now, is_enabled: false, ...edited(by, now) })
    .execute()
}

export async function insertAdminRoles(db: MerchantDb, adminId: number, roleIds: readonly number[]) {
  if (roleIds.length === 0) return
  await db.q
    .insertInto('admin_role')
    .values(roleIds.map((roleId) => ({ mer_id: db.merId, admin_id: adminId, role_id: roleId })))
    .execute()
}

/** Takes roles away; without `roleIds` all of them. */
export async function deleteAdminRoles(db: MerchantDb, adminId: number, roleIds?: readonly number[]) {
  if (roleIds?.length === 0) return
  const held = db.q.deleteFrom('admin_role').where('mer_id', '=', db.merId).where('admin_id', '=', adminId)
  await (roleIds ? held.where('role_id', 'in', roleIds) : held).execute()
}
