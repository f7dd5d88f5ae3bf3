import type { RefundParts } from '@zhanggui/domain/refund/compute-refund'
import type { PayChannel, PayType } from '@zhanggui/domain/order/order-codes'
import {
  type AfterSales,
  openRefunds,
  refundStarter,
  type RefundStarter,
  refundStatus,
  type RefundStatus,
  type ReturnWay,
} from '@zhanggui/domain/order/refund-codes'
import { type RefundFlags, refundRefusal } from '@zhanggui/domain/order/refund-state'
import { type Insertable, sql, type Updateable } from 'kysely'
import { lockOrderById, refuseOrder } from '#features/orders/public'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Refund } from '#platform/db/schema'
import type { WriteContext } from '#platform/transactions'

interface Codes {
  status: RefundStatus
  after_sales: AfterSales
  return_way: ReturnWay
  started_by: RefundStarter
  pictures: string[]
}

const rows = (db: MerchantDb) =>
  db.q.selectFrom('refund').selectAll().where('mer_id', '=', db.merId).$narrowType<Codes>()

export type StoredRefund = Awaited<ReturnType<typeof findRefund>>

/** Whether it is another shop's or nobody's is not told. */
export async function findRefund(db: MerchantDb, refundNo: string) {
  const refund = await rows(db).where('refund_no', '=', refundNo).executeTakeFirst()
  return refund ?? refuseOrder(refundRefusal.missing)
}

/** A refund and its order for this transaction alone: whoever changes a refund holds the order. */
export async function lockRefund(db: MerchantDb, refundNo: string) {
  const { order_id: orderId } = await findRefund(db, refundNo)
  const order = await lockOrderById(db, orderId)
  return { order, refund: await findRefund(db, refundNo) }
}
export type LockedRefund = Awaited<ReturnType<typeof lockRefund>>

/** Refunds that the channel knows under one number. */
export const listOfChannel = (db: MerchantDb, channelNo: string) =>
  rows(db).where('channel_no', '=', channelNo).orderBy('id').execute()

export const flagsOf = (refund: StoredRefund): RefundFlags => ({
  status: refund.status,
  afterSales: refund.after_sales,
  returnWay: refund.return_way,
})

export const partsOf = (refund: StoredRefund): RefundParts => ({
  pay: refund.amount_fen,
  freight: refund.freight_fen,
  platformCoupon: refund.platform_coupon_fen,
  points: refund.points_fen,
  usedPoints: refund.used_points,
  gainedPoints: refund.gained_points,
  firstCommission: refund.first_commission_fen,
  secondCommission: refund.second_commission_fen,
})

export const columnsOf = (parts: RefundParts) => ({
  amount_fen: parts.pay,
  freight_fen: parts.freight,
  platform_coupon_fen: parts.platformCoupon,
  points_fen: parts.points,
  used_points: parts.usedPoints,
  gained_points: parts.gainedPoints,
  first_commission_fen: parts.firstCommission,
  second_commission_fen: parts.secondCommission,
})

export async function insertRefund(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  refund: Omit<Insertable<Refund>, 'mer_id' | 'created_at' | 'updated_at'>,
) {
  await db.q
    .insertInto('refund')
    .values({ ...refund, mer_id: db.merId, created_at: now, updated_at: now })
    .execute()
}

export async function updateRefund(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  { id }: Pick<StoredRefund, 'id'>,
  set: Updateable<Refund>,
) {
  await db.q
    .updateTable('refund')
    .set({ ...set, updated_at: now, version: sql<number>`version + 1` })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .execute()
}

/** The same pictures at other addresses: nothing that staff have decided about changes. */
export async function movePictures(db: MerchantDb, { id }: Pick<StoredRefund, 'id'>, pictures: readonly string[]) {
  await db.q
    .updateTable('refund')
    .set({ pictures: JSON.stringify(pictures) })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .execute()
}

/** Refunds of an order whose money is on its way. */
export const listUnderway = (db: MerchantDb, orderId: number) =>
  rows(db).where('order_id', '=', orderId).where('status', '=', refundStatus.is.refunding).execute()

const ENDED_WITHOUT_MONEY = [refundStatus.is.refused, refundStatus.is.revoked]

/** How many refunds of an order are not settled, and whether the buyer's side has one that counts. */
export async function countRefunds(db: MerchantDb, orderId: number) {
  const isOfBuyer = sql`started_by = ${refundStarter.is.buyer} and status <> all (${ENDED_WITHOUT_MONEY})`
  return db.q
    .selectFrom('refund')
    .select((eb) =>
      eb.fn
        .countAll<number>()
        .filterWhere('status', '=', anyOf([...openRefunds]))
        .as('open'),
    )
    .select(sql<boolean>`coalesce(bool_or(${isOfBuyer}), false)`.as('hasBuyers'))
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** What the channel has to know; undefined once nothing under this number waits for it. */
export async function findChannelRefund(db: MerchantDb, channelNo: string) {
  const row = await db.q
    .selectFrom('refund')
    .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', db.merId).onRef('o.id', '=', 'refund.order_id'))
    .select(['o.order_no as orderNo', 'o.pay_no as payNo', 'o.pay_fen as paidFen'])
    .select([sql<PayType>`o.pay_type`.as('payType'), sql<PayChannel>`o.pay_channel`.as('payChannel')])
    .select(sql<number>`sum(refund.amount_fen)::bigint`.as('amountFen'))
    .where('refund.mer_id', '=', db.merId)
    .where('refund.channel_no', '=', channelNo)
    .where('refund.status', '=', refundStatus.is.refunding)
    .groupBy(['o.order_no', 'o.pay_no', 'o.pay_fen', 'o.pay_type', 'o.pay_channel'])
    .executeTakeFirst()
  return row && { ...row, refundNo: channelNo, merId: db.merId }
}
