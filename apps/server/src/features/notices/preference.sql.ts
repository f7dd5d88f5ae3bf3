import type { Weekday } from '@zhanggui/domain/export/export-codes'
import type { NoticeChoice, RepeatEvery } from '@zhanggui/domain/notice/notice-choice'
import type { NoticeKind } from '@zhanggui/domain/notice/notice-kinds'
import type { QuietHours } from '@zhanggui/domain/notice/quiet-hours'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

export const listChoices = (db: MerchantDb, adminId: number) =>
  db.q
    .selectFrom('notice_choice')
    .select([sql<NoticeKind>`kind`.as('kind'), 'in_bell as inBell', 'has_sound as hasSound'])
    .select(['on_desktop as onDesktop', sql<RepeatEvery>`repeat`.as('repeat')])
    .where('mer_id', '=', db.merId)
    .where('admin_id', '=', adminId)
    .execute()

export async function putChoice(db: MerchantDb, adminId: number, kind: NoticeKind, choice: NoticeChoice) {
  const { inBell, hasSound, onDesktop, repeat } = choice
  const columns = { in_bell: inBell, has_sound: hasSound, on_desktop: onDesktop, repeat }
  await db.q
    .insertInto('notice_choice')
    .values({ mer_id: db.merId, admin_id: adminId, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['mer_id', 'admin_id', 'kind']).doUpdateSet(columns))
    .execute()
}

export async function deleteChoices(db: MerchantDb, adminId: number) {
  await db.q.deleteFrom('notice_choice').where('mer_id', '=', db.merId).where('admin_id', '=', adminId).execute()
}

export const findQuiet = (db: MerchantDb, adminId: number) =>
  db.q
    .selectFrom('quiet_hours')
    .select(['is_on as isOn', 'from_time as from', 'until_time as until', sql<Weekday[]>`days`.as('days')])
    .where('mer_id', '=', db.merId)
    .where('admin_id', '=', adminId)
    .executeTakeFirst()

export async function putQuiet(db: MerchantDb, adminId: number, { isOn, from, until, days }: QuietHours) {
  const columns = { is_on: isOn, from_time: from, until_time: until, days: [...days] }
  await db.q
    .insertInto('quiet_hours')
    .values({ mer_id: db.merId, admin_id: adminId, ...columns })
    .onConflict((conflict) => conflict.columns(['mer_id', 'admin_id']).doUpdateSet(columns))
    .execute()
}

/** The kinds that only some roles get, with these. */
export const listAudiences = (db: MerchantDb) =>
  db.q
    .selectFrom('notice_audience')
    .select([sql<NoticeKind>`kind`.as('kind'), sql<number[]>`role_ids`.as('roleIds')])
    .where('mer_id', '=', db.merId)
    .execute()

export async function putAudience(db: MerchantDb, kind: NoticeKind, roleIds: readonly number[]) {
  const columns = { role_ids: [...roleIds] }
  await db.q
    .insertInto('notice_audience')
    .values({ mer_id: db.merId, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['mer_id', 'kind']).doUpdateSet(columns))
    .execute()
}

export async function deleteAudience(db: MerchantDb, kind: NoticeKind) {
  await db.q.deleteFrom('notice_audience').where('mer_id', '=', db.merId).where('kind', '=', kind).execute()
}

export async function listHeldRoles(db: MerchantDb, adminId: number): Promise<readonly number[]> {
  const rows = await db.q
    .selectFrom('held_role')
    .select('role_id as id')
    .where('mer_id', '=', db.merId)
    .where('admin_id', '=', adminId)
    .execute()
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}
