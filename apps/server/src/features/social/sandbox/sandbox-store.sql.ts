import { sql } from 'kysely'
import type { PlatformDb } from '#platform/db/platform-db'

export interface SandboxRow {
  readonly id: number
  readonly body: unknown
  readonly createdAt: Date
}

export const findSandboxRow = (db: PlatformDb, kind: string, id: number): Promise<SandboxRow | undefined> =>
  db.q
    .selectFrom('social_sandbox')
    .select(['id', 'body', 'created_at as createdAt'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()

export const listSandboxRows = (db: PlatformDb, kind: string): Promise<SandboxRow[]> =>
  db.q
    .selectFrom('social_sandbox')
    .select(['id', 'body', 'created_at as createdAt'])
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .execute()

/** Replaces what was there. */
export async function putSandboxRow(db: PlatformDb, kind: string, { id, body, createdAt }: SandboxRow) {
  const values = { body: sql<string>`${JSON.stringify(body)}::jsonb`, created_at: createdAt }
  await db.q
    .insertInto('social_sandbox')
    .values({ kind, id, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
    .execute()
}

export async function deleteSandboxRow(db: PlatformDb, kind: string, id: number) {
  await db.q.deleteFrom('social_sandbox').where('kind', '=', kind).where('id', '=', id).execute()
}
