import type { PlatformDb } from '#platform/db/platform-db'

const live = (db: PlatformDb) =>
  db.q
    .selectFrom('guarantee')
    .select(['id', 'name', 'icon', 'content', 'sort', 'is_shown as isShow'])
    .where('deleted_at', 'is', null)

export const listAllGuarantees = (db: PlatformDb) => live(db).orderBy('sort').orderBy('id').execute()

export const lockGuarantee = (db: PlatformDb, id: number) =>
  live(db).where('id', '=', id).forUpdate().executeTakeFirst()

interface GuaranteeFields {
  readonly name: string
  readonly icon: string
  readonly content: string
  readonly sort: number
  readonly isShow: boolean
}

/** False if the name is taken. */
export async function insertGuarantee(
  db: PlatformDb,
  { isShow, ...guarantee }: GuaranteeFields & { id: number },
  now: Date,
) {
  const { numInsertedOrUpdatedRows } = await db.q
    .insertInto('guarantee')
    .values({ ...guarantee, is_shown: isShow, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateGuaranteeRow(
  db: PlatformDb,
  id: number,
  { isShow, ...guarantee }: GuaranteeFields,
  now: Date,
) {
  await db.q
    .updateTable('guarantee')
    .set({ ...guarantee, is_shown: isShow, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Groups and products that refer to it stop showing it (sheet of products, 1.6). */
export async function deleteGuaranteeRow(db: PlatformDb, id: number, now: Date) {
  await db.q.updateTable('guarantee').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute()
}
