import type { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import {
  type PromotionProcess,
  promotionProcess,
  type ReductionRuleType,
  type ReductionScope,
} from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { processAt, type Tier } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { parseDateLimit } from '@zhanggui/domain/kernel/date-range'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { refuseDuplicate } from '#platform/db/duplicate'
import { type Edit, editorOf, insertRecord, updateRecord } from '#platform/db/editor.sql'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { missing } from '#platform/http/refusals'

const withUniqueName = refuseDuplicate('full_reduction_name', '活动名称已存在', { field: 'name' })

const kept = (db: MerchantDb) =>
  db.q.selectFrom('full_reduction').where('full_reduction.mer_id', '=', db.merId).where('deleted_at', 'is', null)

const rows = (db: MerchantDb) =>
  kept(db)
    .select(['id', 'name', 'is_loop as isLoop', 'stacks_with_coupons as couponStack', 'is_open as status', 'version'])
    .select(['starts_at as startTime', 'ends_at as endTime', 'created_at as createTime', 'updated_at as updateTime'])
    .select([
      sql<ReductionRuleType>`rule_type`.as('ruleType'),
      sql<Fen>`max_reduce_fen`.as('maxReduce'),
      sql<Tier[]>`tiers`.as('tiers'),
      sql<ReductionScope>`scope_type`.as('scopeType'),
      sql<number[]>`array(select s.ref_id from full_reduction_scope s
        where s.mer_id = ${db.merId} and s.reduction_id = full_reduction.id order by s.ref_id)`.as('scopeIds'),
    ])

const processIs = (process: PromotionProcess, now: Date) => {
  if (process === promotionProcess.is.planned) return sql<boolean>`starts_at > ${now}`
  if (process === promotionProcess.is.ended) return sql<boolean>`ends_at <= ${now}`
  return sql<boolean>`starts_at <= ${now} and ends_at > ${now}`
}

const tabFilter = (now: Date): FilterSql<FilterOf<typeof fullReductionApi.tabs>> => ({
  name: (typed) => contains('full_reduction.name', typed),
  status: (isOpen) => sql`is_open = ${isOpen}`,
  dateLimit: (limit) => {
    const range = parseDateLimit(limit, now)
    return range && sql`starts_at < ${range.until} and ends_at > ${range.from}`
  },
})

const listFilter = (now: Date): FilterSql<FilterOf<typeof fullReductionApi.list>> => ({
  ...tabFilter(now),
  process: (process) => processIs(process, now),
})

/** Newest first. */
export const listReductions = (db: MerchantDb, query: FilterOf<typeof fullReductionApi.list> & PageQuery, now: Date) =>
  countedPage(
    query,
    rows(db)
      .where(passes(listFilter(now), query))
      .orderBy('id', 'desc'),
  )

export async function countReductions(db: MerchantDb, filter: FilterOf<typeof fullReductionApi.list>, now: Date) {
  const { count } = await kept(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(passes(listFilter(now), filter))
    .executeTakeFirstOrThrow()
  return count
}

/** More than a calendar can show. */
const MOST_AT_ONCE = 200

/** Those of some days, closed ones too. */
export const listReductionsBetween = (db: MerchantDb, { from, until }: { readonly from: Date; readonly until: Date }) =>
  kept(db)
    .select(['id', 'name', 'starts_at as startTime', 'ends_at as endTime', 'is_open as isOpen'])
    .where('starts_at', '<', until)
    .where('ends_at', '>', from)
    .orderBy('id', 'desc')
    .limit(MOST_AT_ONCE)
    .execute()

/** Open ones that begin or end in this time. */
export const listReductionEdges = (db: MerchantDb, { from, until }: { readonly from: Date; readonly until: Date }) =>
  kept(db)
    .select(['id', 'name', 'starts_at as start', 'ends_at as end'])
    .where('is_open', '=', true)
    .where('ends_at', '>', from)
    .where(sql<boolean>`(starts_at > ${from} and starts_at <= ${until} or ends_at <= ${until})`)
    .orderBy('id')
    .execute()

export async function countTabs(db: MerchantDb, filter: FilterOf<typeof fullReductionApi.tabs>, now: Date) {
  const periods = await kept(db)
    .select(['starts_at as startTime', 'ends_at as endTime'])
    .where(passes(tabFilter(now), filter))
    .execute()
  const processes = periods.map((period) => processAt(period, now))
  return [
    { name: '全部', count: processes.length },
    ...promotionProcess.options.map(({ value, label }) => ({
      name: label,
      type: value,
      count: processes.filter((process) => process === value).length,
    })),
  ]
}

const noSuchReduction = () => missing('满减活动不存在')

export const findReduction = async (db: MerchantDb, id: number) =>
  (await rows(db).where('id', '=', id).executeTakeFirst()) ?? noSuchReduction()

/**
 * Holds the shop, so that nobody opens another promotion while this one is compared with the open ones, and answers with
 * the promotion.
 */
export async function lockReduction(db: MerchantDb, id: number) {
  await lockReductions(db)
  const found = await rows(db)
    .select(editorOf(db, 'full_reduction').as('updatedBy'))
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? noSuchReduction()
}

export async function lockReductions(db: MerchantDb): Promise<void> {
  await db.q.selectFrom('merchant').select('id').where('id', '=', db.merId).forNoKeyUpdate().execute()
}

type Draft = InputOf<typeof fullReductionApi.save>

const columnsOf = (draft: Draft) => ({
  name: draft.name,
  rule_type: draft.ruleType,
  is_loop: draft.isLoop,
  max_reduce_fen: draft.isLoop ? draft.maxReduce : 0,
  tiers: JSON.stringify(draft.tiers),
  scope_type: draft.scopeType,
  stacks_with_coupons: draft.couponStack,
  starts_at: draft.startTime,
  ends_at: draft.endTime,
  is_open: draft.status,
})

export async function insertReduction(edit: Edit, id: number, draft: Draft) {
  await withUniqueName(insertRecord(edit, 'full_reduction', id, columnsOf(draft)))
  await insertScope(edit.db, id, draft.scopeIds)
}

export async function updateReduction(edit: Edit, id: number, draft: Draft) {
  await withUniqueName(updateRecord(edit, 'full_reduction', id, columnsOf(draft)))
  await edit.db.q
    .deleteFrom('full_reduction_scope')
    .where('mer_id', '=', edit.db.merId)
    .where('reduction_id', '=', id)
    .execute()
  await insertScope(edit.db, id, draft.scopeIds)
}

export async function updateReductionStatus(edit: Edit, id: number, isOpen: boolean) {
  await updateRecord(edit, 'full_reduction', id, { is_open: isOpen }).execute()
}

/** Orders keep pointing at it. */
export async function markReductionDeleted(edit: Edit, id: number) {
  await updateRecord(edit, 'full_reduction', id, { deleted_at: edit.now }).execute()
}

async function insertScope(db: MerchantDb, id: number, refIds: readonly number[]) {
  if (refIds.length === 0) return
  await sql`insert into full_reduction_scope (mer_id, reduction_id, ref_id)
    select m.id, ${id}, ref_id from merchant m, unnest(${refIds}::bigint[]) as ref_id where m.id = ${db.merId}`.execute(
    db.q,
  )
}
