import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { expressApi } from '@zhanggui/contract/express'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import type { MerchantDb } from '#platform/db/merchant-db'

const shown = (db: MerchantDb) =>
  db.q
    .selectFrom('express_company as company')
    .leftJoin('shop_express as own', (join) =>
      join.on('own.mer_id', '=', db.merId).onRef('own.company_id', '=', 'company.id'),
    )
    .where('company.is_shown', '=', true)

/** The platform's companies as the shop has set them up. */
export async function listShopCompanies(
  db: MerchantDb,
  { keywords = '', openStatus, ...page }: InputOf<typeof expressApi.searchPage>,
) {
  const hasChosen = (await listChosen(db)).length > 0
  const isOpen = hasChosen ? sql<boolean>`own.company_id is not null` : sql<boolean>`true`
  const rows = shown(db)
    .select(['company.id', 'company.name', 'company.code', 'company.sort', 'company.is_shown as isShow'])
    .select([isOpen.as('isOpen'), sql<boolean>`coalesce(own.is_default, false)`.as('isDefault')])
    .$if(keywords !== '', (query) => query.where(contains('company.name', keywords)))
    .$if(openStatus !== undefined, (query) => query.where(isOpen, '=', openStatus === true))
    .orderBy('isDefault', 'desc')
    .orderBy('company.sort', 'desc')
    .orderBy('company.id')
  return countedPage(page, rows)
}

/** One at a time sets them up. */
export const lockChoice = (db: MerchantDb) =>
  sql`select pg_advisory_xact_lock(hashtext('shop_express'), ${db.merId}::int)`.execute(db.q)

/** What the shop has chosen, with its names; nothing: it uses all of them. */
export const listChosen = (db: MerchantDb) =>
  db.q
    .selectFrom('shop_express as own')
    .innerJoin('express_company as company', 'company.id', 'own.company_id')
    .select(['company.name', 'own.is_default as isDefault'])
    .where('own.mer_id', '=', db.merId)
    .orderBy('company.sort', 'desc')
    .orderBy('company.id')
    .execute()

/** Those of these companies that staff may choose. */
export const listByCodes = (db: MerchantDb, codes: readonly string[]) =>
  db.q
    .selectFrom('express_company')
    .select(['id', 'code'])
    .where('code', '=', anyOf(codes))
    .where('is_shown', '=', true)
    .execute()

export async function putChosen(
  db: MerchantDb,
  companies: readonly { readonly id: number; readonly code: string }[],
  defaultCode: string,
) {
  await db.q.deleteFrom('shop_express').where('mer_id', '=', db.merId).execute()
  await db.q
    .insertInto('shop_express')
    .values(companies.map(({ id, code }) => ({ mer_id: db.merId, company_id: id, is_default: code === defaultCode })))
    .execute()
}
