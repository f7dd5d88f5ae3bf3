import { adminType } from '@zhanggui/domain/staff/staff-codes'
import type { ReceiptPrinting } from '@zhanggui/domain/store/store-codes'
import { sql } from 'kysely'
import { findPerson, listShopsOf } from '#features/people/public'
import { type Edit, edited } from '#platform/db/editor.sql'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'
import type { PlatformDb } from '#platform/db/platform-db'

/**
 * Finds an account across merchants, in the shop that signing in leads to; not where all of its merchants are deleted. The
 * login name is looked up first, because it tells the person.
 */
export async function findAccount(db: PlatformDb, account: string) {
  const person = await findPerson(db, account)
  if (!person) return undefined
  const shop = await findShopToEnter(db, person.personId)
  return shop && { ...person, ...shop }
}

/** The shop used last in which the person is enabled; the one used last where they are in none. */
export async function findShopToEnter(db: PlatformDb, personId: number) {
  let closed: ShopToEnter | undefined
  for (const { merId, adminId } of await listShopsOf(db, personId)) {
    const shop = await findLiveAccount(db, merId, adminId)
    if (shop?.isEnabled) return shop
    closed ??= shop
  }
  return closed
}

export type ShopToEnter = NonNullable<Awaited<ReturnType<typeof findLiveAccount>>>

const findLiveAccount = (db: PlatformDb, merId: number, adminId: number) =>
  db.q
    .selectFrom('admin')
    .innerJoin('merchant', (join) => join.on('merchant.id', '=', merId))
    .select([
      'admin.mer_id as merId',
      'admin.id as adminId',
      'admin.account',
      'admin.real_name as realName',
      'admin.receives_sms as isSms',
      'admin.is_enabled as isEnabled',
    ])
    .where('admin.mer_id', '=', merId)
    .where('admin.id', '=', adminId)
    .where('admin.deleted_at', 'is', null)
    .where('merchant.deleted_at', 'is', null)
    .executeTakeFirst()

export async function updateLastSignIn(db: MerchantDb, adminId: number, address: string, now: Date) {
  await db.q
    .updateTable('admin')
    .set({ login_count: sql`login_count + 1`, last_login_at: now, last_login_ip: address })
    .where('mer_id', '=', db.merId)
    .where('id', '=', adminId)
    .execute()
}

export async function findProfile(db: MerchantDb, adminId: number) {
  return db.q
    .selectFrom('admin')
    .innerJoin('merchant', (join) => join.on('merchant.id', '=', db.merId))
    .select([
      'admin.id',
      'admin.mer_id as merId',
      'admin.account',
      'admin.real_name as realName',
      'admin.avatar as headerImage',
      'admin.phone',
      'admin.receives_sms as isSms',
      'admin.last_login_ip as lastIp',
      'admin.last_login_at as lastLoginTime',
      'admin.login_count as loginCount',
      'admin.version',
      'merchant.name as merName',
      'merchant.star_level as merStarLevel',
    ])
    .select(sql<ReceiptPrinting>`merchant.receipt_printing`.as('merReceiptPrintingSwitch'))
    .where('admin.mer_id', '=', db.merId)
    .where('admin.id', '=', adminId)
    .executeTakeFirstOrThrow()
}

/** False once the platform has deleted it. */
export async function isLiveShop(db: MerchantDb): Promise<boolean> {
  const found = db.q.selectFrom('merchant').select('id').where('id', '=', db.merId).where('deleted_at', 'is', null)
  return (await found.executeTakeFirst()) !== undefined
}

/** The permissions granted by a person's open roles. */
export async function listGrants(db: MerchantDb, adminId: number) {
  const rows = await db.q
    .selectFrom('held_role as h')
    .leftJoin('role_permission as p', (join) => join.on('p.mer_id', '=', db.merId).onRef('p.role_id', '=', 'h.role_id'))
    .select(['h.name as roleName', 'p.permission'])
    .where('h.mer_id', '=', db.merId)
    .where('h.admin_id', '=', adminId)
    .orderBy('h.role_id')
    .orderBy('p.permission')
    .execute()
  return {
    roleNames: [...new Set(rows.flatMap(({ roleName }) => roleName ?? []))],
    permissions: [...new Set(rows.flatMap(({ permission }) => permission ?? []))],
  }
}

/** In whose name something runs that was planned before; undefined once the account is deleted. */
export const findColleague = (db: MerchantDb, adminId: number) =>
  db.q
    .selectFrom('admin')
    .select(['id as adminId', 'account', 'real_name as realName', 'is_enabled as isEnabled'])
    .select(sql<boolean>`type = ${adminType.is.owner}`.as('isOwner'))
    .where('mer_id', '=', db.merId)
    .where('id', '=', adminId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export async function lockOwnAccount(db: MerchantDb, adminId: number) {
  return db.q
    .selectFrom('admin')
    .select(['real_name as realName', 'version'])
    .where('mer_id', '=', db.merId)
    .where('id', '=', adminId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The account that somebody signs in with; locked, so that it is not closed or deleted meanwhile. */
export const lockSigningIn = (db: MerchantDb, adminId: number) =>
  db.q
    .selectFrom('admin')
    .select(['account', 'real_name as realName', 'receives_sms as isSms'])
    .where('mer_id', '=', db.merId)
    .where('id', '=', adminId)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Locks the caller's own account. */
export async function updateRealName(edit: Edit, realName: string) {
  await edit.db.q
    .updateTable('admin')
    .set({ real_name: realName, ...edited(edit) })
    .where('mer_id', '=', edit.db.merId)
    .where('id', '=', edit.staff.adminId)
    .execute()
}

/** Keeps the copy that the check of every call reads. */
export async function updateHasFactor(db: MerchantDb, adminId: number, hasFactor: boolean) {
  await db.q
    .updateTable('admin')
    .set({ has_factor: hasFactor })
    .where('mer_id', '=', db.merId)
    .where('id', '=', adminId)
    .execute()
}

const smsPhones = prepared((db) =>
  db.q
    .selectFrom('admin')
    .select('phone')
    .where('mer_id', '=', db.merId)
    .where('receives_sms', '=', true)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .where('phone', '<>', '')
    .orderBy('id'),
)

/** Phones of those who want to be texted. */
export async function listSmsPhones(db: MerchantDb): Promise<string[]> {
  const rows = await smsPhones(db)
  return rows.map(({ phone }) => phone)
}
