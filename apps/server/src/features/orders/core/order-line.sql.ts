import type { RefundableLine } from '@zhanggui/domain/refund/compute-refund'
import type { LinePieces } from '@zhanggui/domain/order/order-lines'
import { sql, type Updateable } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'
import type { OrderLine as OrderLineTable } from '#platform/db/schema'

const lines = (db: MerchantDb) =>
  db.q.selectFrom('order_line').selectAll().where('mer_id', '=', db.merId).orderBy('position')

/** Lines of one order in their order. Whoever changes them holds the order. */
export const listLines = prepared((db, orderId: number) => lines(db).where('order_id', '=', orderId))

/** The same in one round trip with the order itself. */
export const listLinesByNo = prepared((db, orderNo: string) =>
  lines(db).where('order_id', '=', (order) =>
    order.selectFrom('shop_order').select('id').where('mer_id', '=', db.merId).where('order_no', '=', orderNo),
  ),
)

export type StoredLine = Awaited<ReturnType<typeof listLines>>[number]

export const piecesOf = (line: StoredLine): LinePieces => ({
  bought: line.pieces,
  shipped: line.shipped,
  applied: line.applied,
  refunded: line.refunded,
  appliedUnsent: line.applied_unsent,
  refundedUnsent: line.refunded_unsent,
  refundedFen: line.refunded_fen,
})

/** Where the pieces of an order's lines are, by line. */
export const listPieces = async (db: MerchantDb, orderId: number): Promise<Map<number, LinePieces>> =>
  new Map((await listLines(db, orderId)).map((line) => [line.id, piecesOf(line)]))

/** The line as the rules of refunds see it. */
export const refundableLine = (line: StoredLine): RefundableLine => ({
  bought: line.pieces,
  refundedPieces: line.refunded,
  whole: {
    pay: line.pay_fen,
    freight: line.freight_fen,
    platformCoupon: line.platform_coupon_fen,
    points: line.points_fen,
    usedPoints: line.used_points,
    gainedPoints: line.gained_points,
    firstCommission: line.first_commission_fen,
    secondCommission: line.second_commission_fen,
  },
  refunded: {
    pay: line.refunded_fen,
    freight: line.refunded_freight_fen,
    platformCoupon: line.refunded_platform_coupon_fen,
    points: line.refunded_points_fen,
    usedPoints: line.refunded_used_points,
    gainedPoints: line.refunded_gained_points,
    firstCommission: line.refunded_first_commission_fen,
    secondCommission: line.refunded_second_commission_fen,
  },
})

export async function updateLine(db: MerchantDb, { order_id, id }: StoredLine, set: Updateable<OrderLineTable>) {
  await db.q
    .updateTable('order_line')
    .set(set)
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', order_id)
    .where('id', '=', id)
    .execute()
}

/** Everything that was not refunded or asked back is on its way. */
export async function shipWholeLines(db: MerchantDb, orderId: number) {
  await db.q
    .updateTable('order_line')
    .set({ shipped: sql<number>`pieces - refunded_unsent - applied_unsent` })
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .execute()
}

/** What was handed over at the counter lies there again; nothing of it was ever sent, not even what was refunded since. */
export async function unreceiveLines(db: MerchantDb, orderId: number) {
  await db.q
    .updateTable('order_line')
    .set({ is_received: false, shipped: 0, refunded_unsent: sql<number>`refunded` })
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .execute()
}

/** Everything is handed over but what was refunded before it was sent. */
export async function receiveLines(db: MerchantDb, orderId: number) {
  await db.q
    .updateTable('order_line')
    .set({ is_received: true, shipped: sql<number>`pieces - refunded_unsent - applied_unsent` })
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .execute()
}
