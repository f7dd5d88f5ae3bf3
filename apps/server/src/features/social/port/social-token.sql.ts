import { sql } from 'kysely'
import type { PlatformDb } from '#platform/db/platform-db'

export interface StoredToken {
  readonly token: Buffer
  readonly expiresAt: Date
}

export async function findToken(db: PlatformDb, appId: string): Promise<StoredToken | undefined> {
  const row = await db.q
    .selectFrom('social_token')
    .select(['token', 'expires_at as expiresAt'])
    .where('app_id', '=', appId)
    .executeTakeFirst()
  return row?.token && row.expiresAt ? { token: row.token, expiresAt: row.expiresAt } : undefined
}

/** Whether the caller is the one that asks for another token: one node at a time, until its lease ends. */
export async function claimRefresh(db: PlatformDb, appId: string, now: Date, until: Date): Promise<boolean> {
  const claimed = await db.q
    .insertInto('social_token')
    .values({ app_id: appId, refreshing_until: until })
    .onConflict((conflict) =>
      conflict
        .column('app_id')
        .doUpdateSet({ refreshing_until: until })
        .where((eb) =>
          eb.or([eb('social_token.refreshing_until', 'is', null), eb('social_token.refreshing_until', '<=', now)]),
        ),
    )
    .returning(sql.lit(1).as('one'))
    .executeTakeFirst()
  return claimed !== undefined
}

export async function storeToken(db: PlatformDb, appId: string, { token, expiresAt }: StoredToken) {
  await db.q
    .updateTable('social_token')
    .set({ token, expires_at: expiresAt, refreshing_until: null })
    .where('app_id', '=', appId)
    .execute()
}

export async function endRefresh(db: PlatformDb, appId: string) {
  await db.q.updateTable('social_token').set({ refreshing_until: null }).where('app_id', '=', appId).execute()
}
