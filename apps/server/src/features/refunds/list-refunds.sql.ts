import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { partsOfOrder } from '@zhanggui/contract/kernel/order'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { refundApi } from '@zhanggui/contract/order/refund'
import { toFen } from '@zhanggui/domain/kernel/money'
import { whyNotSearchBuyer } from '@zhanggui/domain/user/buyer-search'
import {
  type AfterSales,
  type RefundStarter,
  refundStatus,
  type RefundStatus,
  type ReturnWay,
} from '@zhanggui/domain/order/refund-codes'
import { dueBefore } from '@zhanggui/domain/order/due-codes'
import { phoneSearch } from '@zhanggui/domain/user/buyer-search'
import { type RawBuilder, sql } from 'kysely'
import { checkTeamFilter } from '#features/orders/public'
import { anyOf } from '#platform/db/any-of'
import { contains, isPhone, within } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { conditionsOf, type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mapPage, MAX_COUNTED } from '#platform/db/page-window'
import { invalid } from '#platform/http/refusals'
import { countByStatus, type StatusCount } from './counts/refund-count.sql.ts'

type RefundFilter = FilterOf<typeof refundApi.list>
type RefundOrder = Pick<InputOf<typeof refundApi.list>, 'sort'>
type RefundSort = NonNullable<RefundOrder['sort']>
type TabFilter = FilterOf<typeof refundApi.tabs>

export const refunds = (db: MerchantDb) =>
  db.q
    .selectFrom('refund as r')
    .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', db.merId).onRef('o.id', '=', 'r.order_id'))
    .leftJoin('shopper as s', (join) => join.on('s.mer_id', '=', db.merId).onRef('s.uid', '=', 'r.uid'))
    .where('r.mer_id', '=', db.merId)

export const rowsOf = (db: MerchantDb, found: ReturnType<typeof refunds>) =>
  found
    .innerJoin('order_line as l', (join) =>
      join.on('l.mer_id', '=', db.merId).onRef('l.order_id', '=', 'r.order_id').onRef('l.id', '=', 'r.line_id'),
    )
    .select(['r.id', 'r.refund_no as refundOrderNo', 'o.order_no as orderNo', 'r.uid', 'r.version'])
    .select((eb) => [
      eb.fn.coalesce('s.nickname', sql.lit('')).as('userNickName'),
      eb.fn.coalesce('s.is_closed', sql.lit(false)).as('isLogoff'),
    ])
    .select([
      sql<RefundStatus>`r.status`.as('refundStatus'),
      sql<AfterSales>`r.after_sales`.as('afterSalesType'),
      sql<ReturnWay>`r.return_way`.as('returnGoodsType'),
      sql<RefundStarter>`r.started_by`.as('promoterType'),
      sql<string[]>`r.pictures`.as('refundReasonWapImg'),
    ])
    .select(['r.amount_fen as amountFen', 'r.is_forced as isCompulsoryRefund', 'r.pieces as totalNum'])
    .select([
      'r.remark as merRemark',
      'r.reason as refundReasonWap',
      'r.created_at as createTime',
      'r.due_at as dueTime',
      'r.channel_error as channelError',
    ])
    .select(['l.id as lineId', 'l.product_id as productId', 'l.sku_id as skuId', 'l.product_name as productName'])
    .select(['l.image', 'l.sku_label as sku', 'l.unit_price_fen as priceFen', 'l.pay_fen as linePayFen'])
    .select('l.pieces as bought')

type FoundRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

/** As it travels. */
export function rowOf(found: FoundRow) {
  const { amountFen, lineId, productId, skuId, productName, image, sku, priceFen, linePayFen, bought, ...row } = found
  return {
    ...row,
    refundPrice: toFen(amountFen),
    refundOrderInfo: {
      orderDetailId: lineId,
      productId,
      attrValueId: skuId,
      productName,
      image,
      sku,
      price: toFen(priceFen),
      payPrice: toFen(linePayFen),
      payNum: bought,
      applyRefundNum: row.totalNum,
    },
  }
}

const isCode = (status: number): status is RefundStatus => (refundStatus.codes as readonly number[]).includes(status)

const isMarked = (db: MerchantDb, mark: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from order_mark k where k.mer_id = ${db.merId} and k.kind = 'refund' and k.ref_id = r.id and ${mark})`

async function checkFilter(db: MerchantDb, filter: TabFilter) {
  const reason = whyNotSearchBuyer(filter)
  if (reason) throw invalid([{ path: 'content', message: reason }])
  await checkTeamFilter(db, filter)
}

const tabFilter = (db: MerchantDb, now: Date): FilterSql<TabFilter> => ({
  refundOrderNo: (no) => sql`r.refund_no = ${no}`,
  orderNo: (no) => contains('o.order_no', no),
  trackingNumber: (no) => sql`r.return_tracking_number = ${no}`,
  dateLimit: (limit) => within('r.created_at', limit, now),
  due: (due) => sql`r.due_at < ${dueBefore(due, now)}`,
  flag: (flag) =>
    flag === 0 ? sql`not ${isMarked(db, sql`k.flag > 0`)}` : isMarked(db, sql`k.flag > 0 and k.flag = ${flag}`),
  tagId: (id) => isMarked(db, sql`k.tag_ids <> '{}' and ${id}::bigint = any (k.tag_ids)`),
  assigneeId: (id) =>
    id === 0
      ? sql`not ${isMarked(db, sql`k.assignee_id > 0`)}`
      : isMarked(db, sql`k.assignee_id > 0 and k.assignee_id = ${id}`),
  searchType: null,
  content: (typed, { searchType = 'all' }) => isOfBuyer(searchType, typed),
})

const refundFilter = (db: MerchantDb, now: Date): FilterSql<RefundFilter> => ({
  ...tabFilter(db, now),
  refundStatus: (status) => (isCode(status) ? sql`r.status = ${status}` : undefined),
})

/** The buyer's account, not who gets the parcel. */
function isOfBuyer(searchType: NonNullable<RefundFilter['searchType']>, typed: string) {
  const byId = sql<boolean>`r.uid::text = ${typed}`
  const phone = phoneSearch(typed)
  const byPhone = phone ? isPhone('s.phone', phone) : sql<boolean>`false`
  const byName = contains('s.nickname', typed)
  if (searchType === 'uid') return byId
  if (searchType === 'phone') return byPhone
  return searchType === 'nickname' ? byName : sql<boolean>`(${byId} or ${byName} or ${byPhone})`
}

/** Ids are handed out in blocks per node, so the newest is told by its time; what has no deadline comes last either way. */
function inOrder(found: ReturnType<typeof rowsOf>, sort: RefundSort = '-createTime') {
  const { field, isFalling } = partsOfOrder(sort)
  const direction = isFalling ? 'desc' : 'asc'
  // Every refund has a time; a word about nulls would keep its index from being used.
  const sorted =
    field === 'dueTime'
      ? found.orderBy('r.due_at', (by) => by[direction]().nullsLast())
      : found.orderBy('r.created_at', direction)
  return sorted.orderBy('r.id', direction)
}

export async function listRefunds(db: MerchantDb, query: RefundFilter & RefundOrder & PageQuery, now: Date) {
  await checkFilter(db, query)
  const found = refunds(db).where(passes(refundFilter(db, now), query))
  const page = await countedPage(query, inOrder(rowsOf(db, found), query.sort), { upTo: MAX_COUNTED })
  return mapPage(page, rowOf)
}

/** The refunds of the filter by their ids, newest first; all of them, or up to `most`. */
export async function findRefundIds(db: MerchantDb, filter: RefundFilter, now: Date, most?: number): Promise<number[]> {
  await checkFilter(db, filter)
  const found = refunds(db)
    .where(passes(refundFilter(db, now), filter))
    .select('r.id')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
  return (await (most === undefined ? found : found.limit(most)).execute()).map(({ id }) => id)
}

export const readRefunds = async (db: MerchantDb, ids: readonly number[]) =>
  (await inOrder(rowsOf(db, refunds(db).where('r.id', '=', anyOf(ids)))).execute()).map(rowOf)

const countFound = (db: MerchantDb, asked: readonly RawBuilder<boolean>[]): Promise<StatusCount[]> =>
  refunds(db)
    .where(sql<boolean>`(${sql.join(asked, sql` and `)})`)
    .select((eb) => [sql<RefundStatus>`r.status`.as('status'), eb.fn.countAll<number>().as('count')])
    .groupBy('r.status')
    .execute()

/** Without a filter they are kept; under one they are counted. */
export async function countRefundTabs(db: MerchantDb, filter: TabFilter, now: Date) {
  await checkFilter(db, filter)
  const asked = conditionsOf(tabFilter(db, now), filter)
  const counted = await (asked.length === 0 ? countByStatus(db) : countFound(db, asked))
  const of = (status: RefundStatus) => counted.find((each) => each.status === status)?.count ?? 0
  const { is } = refundStatus
  return {
    all: counted.reduce((sum, { count }) => sum + count, 0),
    await: of(is.toAudit),
    reject: of(is.refused),
    refunding: of(is.refunding),
    refunded: of(is.refunded),
    awaitReturning: of(is.returning),
    awaitReceiving: of(is.toReceive),
    revoke: of(is.revoked),
  }
}

/** Refunds that wait for the shop, and how many of them only until a moment. */
export async function countWaitingRefunds(db: MerchantDb, before: Date) {
  const { toAudit, toReceive } = refundStatus.is
  const waiting = [toAudit, toReceive] as const
  const counted = await db.q
    .selectFrom('refund')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .select(sql<number>`count(*) filter (where due_at < ${before})`.as('due'))
    .where('mer_id', '=', db.merId)
    .where('status', '=', anyOf(waiting))
    .groupBy('status')
    .execute()
  const of = (status: RefundStatus) => counted.find((each) => each.status === status) ?? { count: 0, due: 0 }
  return { [toAudit]: of(toAudit), [toReceive]: of(toReceive) }
}

/** Those of the refunds that the shop has not answered yet. */
export async function keepToAnswer(db: MerchantDb, refundNos: readonly string[]): Promise<string[]> {
  const rows = await db.q
    .selectFrom('refund')
    .select('refund_no as refundNo')
    .where('mer_id', '=', db.merId)
    .where('refund_no', '=', anyOf(refundNos))
    .where('status', '=', refundStatus.is.toAudit)
    .execute()
  return rows.map(({ refundNo }) => refundNo)
}
