import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { partsOfOrder } from '@zhanggui/contract/kernel/order'
import type { exportedOrders, orderApi } from '@zhanggui/contract/order/order'
import { dayNumber } from '@zhanggui/domain/delivery-time/slot-rules'
import { parseDateLimit } from '@zhanggui/domain/kernel/date-range'
import { storableText } from '@zhanggui/domain/kernel/text/storable-text'
import { dueBefore } from '@zhanggui/domain/order/due-codes'
import { type OrderTab, orderTab } from '@zhanggui/domain/order/order-codes'
import { orderQuery, type TypedTail, typedTail } from '@zhanggui/domain/order/order-tokens'
import { PHONE_WANTED, phoneSearch } from '@zhanggui/domain/user/buyer-search'
import { sql } from 'kysely'
import type { z } from 'zod'
import { conditionsOf, type FilterSql } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { cappedTotal, MAX_COUNTED, type PageWindow, type Total } from '#platform/db/page-window'
import type { DB } from '#platform/db/schema'
import { refuse } from '#platform/http/refusals'
import { ownToken } from '../core/stored-tokens.ts'
import { tabNumber } from '../counts/order-day-count.sql.ts'

export type OrderFilter = z.output<typeof exportedOrders>
/** The filter within a tab. */
type Narrowing = Omit<OrderFilter, 'status'>

interface BuyerCondition {
  readonly uid?: number | undefined
  readonly tail?: TypedTail | undefined
  readonly nickname?: string | undefined
}

/** In the form that the database's search functions take (row-level security, see migrations 0033, 0034 and 0049). */
export type OrderCondition =
  | {
      readonly column: keyof DB['shop_order']
      readonly operator: '=' | '>=' | '<'
      readonly value: number | string | Date
    }
  | { readonly part: string }
  | { readonly keyword: object }
  | { readonly buyer: BuyerCondition }
  | { readonly marked: Partial<Record<'flag' | 'tagId' | 'assigneeId', number>> }

const ownTail = (merId: number, tail: TypedTail | undefined) => tail && { ...tail, token: ownToken(merId, tail.token) }

/** The beginning of an order's number, as people type it off a slip. */
const ORDER_NUMBER = /^SH\d+$/i
/** Longer than any number. */
const BEYOND = 33

/** By how it begins, which its index knows; by any other part, which every number is looked at for. */
function byNumber(typed: string): OrderCondition[] {
  const no = typed.toUpperCase()
  if (!ORDER_NUMBER.test(no)) return [{ part: no }]
  return [
    { column: 'order_no', operator: '>=', value: no },
    { column: 'order_no', operator: '<', value: no.padEnd(BEYOND, '9') },
  ]
}

/** Numbers of parcels are scanned or pasted whole; everything else may be a part. */
function byKeyword({ merId }: MerchantDb, typed: string): OrderCondition {
  const { words, text, tail } = orderQuery(typed)
  if (words.length === 0) refuse('请至少输入两个字', { field: 'keyword' })
  const trackingNumber = /^[\w-]+$/.test(typed) ? typed : undefined
  return {
    keyword: { words: words.map((word) => ownToken(merId, word)), text, tail: ownTail(merId, tail), trackingNumber },
  }
}

const wholeNumber = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined)

/** By what they chose, or by whatever it may be. */
function byBuyer(
  { merId }: MerchantDb,
  content: string,
  searchType: OrderFilter['searchType'] = 'all',
): OrderCondition {
  const uid = wholeNumber(content)
  const tail = phoneSearch(content) && ownTail(merId, typedTail(content))
  if (searchType === 'all') return { buyer: { uid, tail, nickname: content } }
  if (searchType === 'nickname') return { buyer: { nickname: content } }
  if (searchType === 'uid') return { buyer: { uid: uid ?? refuse('UID必须是正整数', { field: 'content' }) } }
  return { buyer: { tail: tail ?? refuse(PHONE_WANTED, { field: 'content' }) } }
}

const orderLines = (db: MerchantDb, now: Date): FilterSql<Narrowing, OrderCondition | OrderCondition[]> => ({
  orderNo: byNumber,
  type: (type) => ({ column: 'type', operator: '=', value: type }),
  dateLimit: (dateLimit) => {
    const range = parseDateLimit(dateLimit, now)
    return (
      range && [
        { column: 'created_at', operator: '>=', value: range.from },
        { column: 'created_at', operator: '<', value: range.until },
      ]
    )
  },
  due: (due) => ({ column: 'due_at', operator: '<', value: dueBefore(due, now) }),
  deliveryDate: (date) => ({ column: 'delivery_day', operator: '=', value: dayNumber(date) }),
  deliverySlot: (id) => ({ column: 'delivery_slot_id', operator: '=', value: id }),
  flag: (flag) => ({ marked: { flag } }),
  tagId: (tagId) => ({ marked: { tagId } }),
  assigneeId: (assigneeId) => ({ marked: { assigneeId } }),
  keyword: (typed) => (ORDER_NUMBER.test(typed) ? byNumber(typed) : byKeyword(db, typed)),
  content: (content, { searchType }) => byBuyer(db, content, searchType),
  searchType: null,
})

/** The conditions of the filter apart from its tab; empty without a filter. */
export const orderConditions = (db: MerchantDb, filter: Partial<Narrowing>, now: Date): OrderCondition[] =>
  conditionsOf(orderLines(db, now), filter).flat()

/** As the database's functions take them. */
export const conditionsText = (conditions: readonly OrderCondition[]): string =>
  JSON.stringify(conditions, (_, value: unknown) => (typeof value === 'string' ? storableText(value) : value))

export const numberOf = (tab: OrderTab): number => (tab === orderTab.is.all ? 0 : tabNumber[tab])

type OrderSort = NonNullable<InputOf<typeof orderApi.list>['sort']>
const columnOf = { createTime: 'created_at', dueTime: 'due_at' } as const

/** Every hit of a search lies somewhere else: so many are counted, which nobody leafs through. */
const MAX_FOUND = 1500
const isSearch = (condition: OrderCondition) => 'keyword' in condition || 'buyer' in condition
export const mostCounted = (conditions: readonly OrderCondition[]): number =>
  conditions.some(isSearch) ? MAX_FOUND : MAX_COUNTED

/** Ids, newest first unless told otherwise; the total is counted up to ten thousand, that of a search up to less. */
export async function findOrders(
  db: MerchantDb,
  tab: OrderTab,
  conditions: readonly OrderCondition[],
  { limit, offset }: Pick<PageWindow, 'limit' | 'offset'>,
  sort: OrderSort = '-createTime',
): Promise<Total & { ids: number[] }> {
  const { field, isFalling } = partsOfOrder(sort)
  const most = mostCounted(conditions)
  // Arrays of bigint arrive as text.
  const { rows } = await sql<{ ids: string[]; total: number }>`select ids, total from find_orders(
    ${numberOf(tab)}::smallint, ${conditionsText(conditions)}::jsonb, ${columnOf[field]}, ${isFalling}, ${most + 1}, ${limit}, ${offset}
  )`.execute(db.q)
  return { ids: rows[0]?.ids.map(Number) ?? [], ...cappedTotal(rows[0]?.total ?? 0, most) }
}
