import type { MerchantDb } from '#platform/db/merchant-db'

const companies = (db: MerchantDb) =>
  db.q
    .selectFrom('express_company')
    .select(['id', 'name', 'code', 'sort', 'is_shown as isShow'])
    .where('is_shown', '=', true)
    .orderBy('sort', 'desc')
    .orderBy('id')

export const listCompanies = (db: MerchantDb) => companies(db).execute()

/** Companies that support e-waybills. */
export const listWaybillCompanies = (db: MerchantDb) => companies(db).where('prints_waybills', '=', true).execute()

/** One that staff may choose. */
export const findCompany = (db: MerchantDb, code: string) => companies(db).where('code', '=', code).executeTakeFirst()
