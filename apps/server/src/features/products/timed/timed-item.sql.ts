import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { type TimedKind, type TimedOutcome, timedOutcome } from '@zhanggui/domain/timed-change/timed-codes'
import { type PlannedSku, plannedTexts } from '@zhanggui/domain/timed-change/timed-rules'
import { sql } from 'kysely'
import { countedPage } from '#platform/db/counted-page'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mapPage } from '#platform/db/page-window'
import { jsonText } from '../json-text.ts'

const { open, done, failed } = timedOutcome.is

/** What a change does to one product; of a shelf change without SKUs. */
export interface TimedItem {
  readonly productId: number
  readonly name: string
  readonly skus: readonly PlannedSku[]
}

/** Products that something can be planned for: neither deleted nor in the bin. Ordered by id, as whoever locks several does. */
export const listPlannable = (db: MerchantDb, ids: readonly number[]) =>
  db.q
    .selectFrom('product')
    .select(['id', 'name'])
    .where('mer_id', '=', db.merId)
    .where(sql<boolean>`id = any (${ids}::bigint[])`)
    .where('deleted_at', 'is', null)
    .where('is_recycled', '=', false)
    .orderBy('id')
    .execute()

export async function countSkus(db: MerchantDb, productIds: readonly number[]): Promise<number> {
  const { count } = await db.q
    .selectFrom('product_sku')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mer_id', '=', db.merId)
    .where(sql<boolean>`product_id = any (${productIds}::bigint[])`)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertItems(db: MerchantDb, changeId: number, items: readonly TimedItem[]) {
  await sql`insert into timed_change_item (mer_id, change_id, product_id, name, skus)
    select m.id, ${changeId}, i."productId", i.name, i.skus
    from merchant m, jsonb_to_recordset(${jsonText(items)}::jsonb) as i ("productId" bigint, name text, skus jsonb)
    where m.id = ${db.merId}`.execute(db.q)
}

const itemsOf = (db: MerchantDb, changeId: number) =>
  db.q.selectFrom('timed_change_item').where('mer_id', '=', db.merId).where('change_id', '=', changeId)

export interface OpenItem extends TimedItem {
  readonly no: number
  readonly label: string
}

/** Locks the next ones; their ids are their numbers in the log. */
export async function lockOpenItems(db: MerchantDb, changeId: number, limit: number): Promise<OpenItem[]> {
  const rows = await itemsOf(db, changeId)
    .select(['product_id as productId', 'name'])
    .select(sql<PlannedSku[]>`skus`.as('skus'))
    .where('outcome', '=', open)
    .orderBy('product_id')
    .limit(limit)
    .forUpdate()
    .execute()
  return rows.map((row) => ({ ...row, no: row.productId, label: row.name }))
}

export const hasOpenItems = async (db: MerchantDb, changeId: number): Promise<boolean> =>
  (await itemsOf(db, changeId).select('product_id').where('outcome', '=', open).limit(1).executeTakeFirst()) !==
  undefined

/** `reason` = why it failed; undefined on success. */
export async function settleItems(
  db: MerchantDb,
  changeId: number,
  outcomes: readonly { productId: number; reason: string | undefined }[],
) {
  const [ids, reasons] = [outcomes.map(({ productId }) => productId), outcomes.map(({ reason }) => reason ?? null)]
  await sql`update timed_change_item i set reason = coalesce(given.reason, ''),
      outcome = case when given.reason is null then ${done}::int else ${failed}::int end
    from unnest(${ids}::bigint[], ${reasons}::text[]) as given (product_id, reason)
    where i.mer_id = ${db.merId} and i.change_id = ${changeId} and i.product_id = given.product_id`.execute(db.q)
}

export async function countOutcomes(db: MerchantDb, changeId: number) {
  const counted = await itemsOf(db, changeId)
    .select((eb) => ['outcome', eb.fn.countAll<number>().as('count')])
    .groupBy('outcome')
    .execute()
  const of = (outcome: TimedOutcome) => counted.find((each) => each.outcome === outcome)?.count ?? 0
  return { done: of(done), failed: of(failed) }
}

/** What failed comes first. */
export async function listResults(db: MerchantDb, change: { id: number; kind: TimedKind }, query: PageQuery) {
  const rows = db.q
    .selectFrom('timed_change_item as i')
    .leftJoin('product as p', (join) =>
      join.on('p.mer_id', '=', db.merId).onRef('p.id', '=', 'i.product_id').on('p.deleted_at', 'is', null),
    )
    .where('i.mer_id', '=', db.merId)
    .where('i.change_id', '=', change.id)
    .select(['i.product_id as productId', 'i.name', 'i.reason'])
    .select([sql<TimedOutcome>`i.outcome`.as('outcome'), sql<PlannedSku[]>`i.skus`.as('skus')])
    .select((eb) => [eb.fn.coalesce('p.cover', sql.lit('')).as('image'), eb('p.id', 'is not', null).as('isThere')])
    .orderBy('i.outcome', 'desc')
    .orderBy('i.product_id')
  return mapPage(await countedPage(query, rows), ({ skus, isThere, ...row }) => ({
    ...row,
    isThere: Boolean(isThere),
    ...plannedTexts(change.kind, skus),
  }))
}
