import { sql } from 'kysely'
import type { PlatformDb } from '#platform/db/platform-db'
import { type Sweep, timeBefore } from '#platform/jobs/sweep'

const KEEP = 30 * 24 * 3_600_000

interface NewMessage {
  readonly id: string
  readonly event: string
  readonly body: object
}

/** False if this message has been taken before. */
export async function insertMessage(db: PlatformDb, { id, event, body }: NewMessage, now: Date): Promise<boolean> {
  const taken = await db.q
    .insertInto('social_message')
    .values({ id, event, body: sql`${JSON.stringify(body)}::jsonb`, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export const findMessage = (db: PlatformDb, id: string) =>
  db.q.selectFrom('social_message').select(['event', 'body']).where('id', '=', id).executeTakeFirst()

export const sweepSocialMessages: Sweep = (db, now) =>
  db.q.deleteFrom('social_message').where('received_at', '<', timeBefore(now, KEEP)).execute()
