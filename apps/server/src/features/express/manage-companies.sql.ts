import type { PlatformDb } from '#platform/db/platform-db'

const all = (db: PlatformDb) =>
  db.q
    .selectFrom('express_company')
    .select(['id', 'code', 'name', 'sort', 'is_shown as isShow', 'prints_waybills as printsWaybills'])

export const listAllCompanies = (db: PlatformDb) => all(db).orderBy('sort', 'desc').orderBy('id').execute()

export const lockCompany = (db: PlatformDb, id: number) => all(db).where('id', '=', id).forUpdate().executeTakeFirst()

interface CompanyFields {
  readonly name: string
  readonly sort: number
  readonly isShow: boolean
  readonly printsWaybills: boolean
}

/** False if the code is taken. */
export async function insertCompany(
  db: PlatformDb,
  { isShow, printsWaybills, ...company }: CompanyFields & { id: number; code: string },
  now: Date,
) {
  const { numInsertedOrUpdatedRows } = await db.q
    .insertInto('express_company')
    .values({ ...company, is_shown: isShow, prints_waybills: printsWaybills, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateCompany(
  db: PlatformDb,
  id: number,
  { name, sort, isShow, printsWaybills }: CompanyFields,
  now: Date,
) {
  await db.q
    .updateTable('express_company')
    .set({ name, sort, is_shown: isShow, prints_waybills: printsWaybills, updated_at: now })
    .where('id', '=', id)
    .execute()
}
