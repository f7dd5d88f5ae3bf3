import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { closingApi } from '@zhanggui/contract/finance/closing'
import {
  type ClosingAudit,
  closingAudit,
  closingRefusal,
  type ClosingStatus,
  closingStatus,
} from '@zhanggui/domain/finance/closing-codes'
import { closingCodes } from '@zhanggui/domain/finance/closing-rules'
import type { AccountType, SettlementType } from '@zhanggui/domain/settlement/settlement-codes'
import { type Insertable, sql, type Updateable } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { within } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { ClosingRecord } from '#platform/db/schema'
import { refuse } from '#platform/http/refusals'

const records = (db: MerchantDb) => db.q.selectFrom('closing_record as c').where('c.mer_id', '=', db.merId)

const columns = (found: ReturnType<typeof records>) =>
  found
    .selectAll('c')
    .select([
      sql<ClosingStatus>`c.status`.as('status'),
      sql<SettlementType>`c.type`.as('type'),
      sql<AccountType>`c.account_type`.as('account_type'),
      sql<string[]>`c.proof`.as('proof'),
    ])

export type StoredClosing = Awaited<ReturnType<typeof findClosing>>

const { code, message } = closingRefusal.missing
const one = (db: MerchantDb, no: string) => columns(records(db).where('c.closing_no', '=', no))

export const findClosing = async (db: MerchantDb, no: string) =>
  (await one(db, no).executeTakeFirst()) ?? refuse(message, { code })

/** Whoever changes a settlement holds its row. */
export const lockClosing = async (db: MerchantDb, no: string): Promise<StoredClosing> =>
  (await one(db, no).forUpdate().executeTakeFirst()) ?? refuse(message, { code })

const statusesWhere = (keeps: (codes: (typeof closingCodes)[ClosingStatus]) => boolean) => {
  const kept = closingStatus.codes.filter((status) => keeps(closingCodes[status]))
  return sql<boolean>`c.status = ${anyOf(kept)}`
}

const tabFilter = (now: Date): FilterSql<FilterOf<typeof closingApi.tabs>> => ({
  closingNo: (no) => sql`c.closing_no = ${no}`,
  closingType: (type) => sql`c.type = ${type}`,
  accountStatus: (wanted) => statusesWhere(({ accountStatus }) => accountStatus === wanted),
  dateLimit: (limit) => within('c.created_at', limit, now),
})

const listFilter = (now: Date): FilterSql<FilterOf<typeof closingApi.list>> => ({
  ...tabFilter(now),
  auditStatus: (wanted) => statusesWhere(({ auditStatus }) => auditStatus === wanted),
})

/** Newest first. */
export const listClosings = (db: MerchantDb, query: FilterOf<typeof closingApi.list> & PageQuery, now: Date) =>
  countedPage(query, columns(records(db).where(passes(listFilter(now), query))).orderBy('c.id', 'desc'))

export async function countClosingTabs(db: MerchantDb, filter: FilterOf<typeof closingApi.tabs>, now: Date) {
  const counted = await records(db)
    .where(passes(tabFilter(now), filter))
    .select((eb) => [sql<ClosingStatus>`c.status`.as('status'), eb.fn.countAll<number>().as('count')])
    .groupBy('c.status')
    .execute()
  const of = (audit: ClosingAudit) =>
    counted.reduce((sum, { status, count }) => (closingCodes[status].auditStatus === audit ? sum + count : sum), 0)
  const { waiting, passed, refused, cancelled } = closingAudit.is
  return {
    all: counted.reduce((sum, { count }) => sum + count, 0),
    waiting: of(waiting),
    passed: of(passed),
    refused: of(refused),
    cancelled: of(cancelled),
  }
}

export async function insertClosing(db: MerchantDb, closing: Omit<Insertable<ClosingRecord>, 'mer_id'>) {
  await db.q
    .insertInto('closing_record')
    .values({ ...closing, mer_id: db.merId })
    .execute()
}

export async function updateClosing(db: MerchantDb, id: number, set: Updateable<ClosingRecord>) {
  await db.q.updateTable('closing_record').set(set).where('mer_id', '=', db.merId).where('id', '=', id).execute()
}

/** What is reserved for settlements that are not decided or not paid yet. */
export async function sumHeld(db: MerchantDb): Promise<number> {
  const open = records(db)
    .where('c.status', '=', anyOf([closingStatus.is.applied, closingStatus.is.approved]))
    .select(sql<number>`coalesce(sum(c.amount_fen), 0)::bigint`.as('held'))
  return (await open.executeTakeFirstOrThrow()).held
}
