import type { SyncHealth, SyncStatus } from '@zhanggui/contract/social/sync'
import { type SyncKind, type SyncState, syncState } from '@zhanggui/domain/social/sync-codes'
import { sql, type Updateable } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { SocialSync } from '#platform/db/schema'

/** An item of a merchant that the social platform is told about. */
export interface SyncSubject {
  readonly kind: SyncKind
  readonly subjectId: number
}

/** A newer action takes the place of an older one; whether that one went through must still be asked. */
export async function putSync(
  db: MerchantDb,
  { kind, subjectId }: SyncSubject,
  { number, action, now }: { readonly number: number; readonly action: string; readonly now: Date },
) {
  const fresh = { number, action, state: syncState.is.waiting, tries: 0, next_at: now, last_error: '' }
  await db.q
    .insertInto('social_sync')
    .values({ mer_id: db.merId, kind, subject_id: subjectId, ...fresh })
    .onConflict((conflict) => conflict.columns(['mer_id', 'kind', 'subject_id']).doUpdateSet(fresh))
    .execute()
}

export async function lockSync(db: MerchantDb, { kind, subjectId }: SyncSubject) {
  return db.q
    .selectFrom('social_sync')
    .select(['number', 'action', 'state', 'tries', 'is_unclear as isUnclear'])
    .select(['next_at as nextAt', 'claimed_until as claimedUntil'])
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateSync(db: MerchantDb, { kind, subjectId }: SyncSubject, set: Updateable<SocialSync>) {
  await db.q
    .updateTable('social_sync')
    .set(set)
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .execute()
}

export async function deleteSync(db: MerchantDb, { kind, subjectId }: SyncSubject) {
  await db.q
    .deleteFrom('social_sync')
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .execute()
}

/** What has failed, or waits after a failure, is due at once; the numbers of those items. */
export async function restartSync(db: MerchantDb, kind: SyncKind, ids: readonly number[] | undefined, now: Date) {
  const rows = await db.q
    .updateTable('social_sync')
    .set({ state: syncState.is.waiting, tries: 0, next_at: now })
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .where('state', '<>', syncState.is.done)
    .where('last_error', '<>', '')
    .$if(ids !== undefined, (query) => query.where('subject_id', '=', anyOf(ids ?? [])))
    .returning('subject_id as subjectId')
    .execute()
  return rows.map(({ subjectId }) => subjectId)
}

/** Of these items, by their number. */
export async function findSyncOf(db: MerchantDb, kind: SyncKind, ids: readonly number[]) {
  const rows = await db.q
    .selectFrom('social_sync')
    .select(['subject_id as subjectId', sql<SyncState>`state`.as('state'), 'tries', 'last_error as lastError'])
    .select(['next_at as nextTime', 'done_at as doneTime'])
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .where('subject_id', '=', anyOf(ids))
    .execute()
  return new Map<number, NonNullable<SyncStatus>>(rows.map(({ subjectId, ...status }) => [subjectId, status]))
}

export async function findSyncHealth(db: MerchantDb, kind: SyncKind): Promise<SyncHealth> {
  const { waiting, failed } = syncState.is
  return db.q
    .selectFrom('social_sync')
    .select([
      sql<number>`count(*) filter (where state = ${waiting})`.as('waiting'),
      sql<number>`count(*) filter (where state = ${waiting} and last_error <> '')`.as('retrying'),
      sql<number>`count(*) filter (where state = ${failed})`.as('failed'),
      sql<string>`coalesce(max(last_error) filter (where state <> 'done'), '')`.as('lastError'),
      sql<Date | null>`min(next_at) filter (where state = ${waiting})`.as('nextTime'),
      sql<Date | null>`max(done_at)`.as('doneTime'),
    ])
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
}
