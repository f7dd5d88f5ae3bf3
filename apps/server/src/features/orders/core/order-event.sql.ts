import type { MerchantDb } from '#platform/db/merchant-db'
import type { Staff } from '#platform/session/staff'
import type { WriteContext } from '#platform/transactions'

/** Who did something to an order. */
export interface Actor {
  readonly kind: 'buyer' | 'merchant' | 'platform' | 'system'
  readonly id?: number
  readonly name?: string
}

export const staffActor = ({ adminId, realName }: Pick<Staff, 'adminId' | 'realName'>): Actor => ({
  kind: 'merchant',
  id: adminId,
  name: realName,
})

export interface OrderEvent {
  readonly orderId: number
  readonly refundId?: number
  readonly kind: string
  readonly message: string
  readonly actor: Actor
}

/** Adds a line to the history of an order, or of one of its refunds. */
export async function recordEvent({ db, newId, now }: Pick<WriteContext, 'db' | 'newId' | 'now'>, event: OrderEvent) {
  const { orderId, refundId = null, kind, message, actor } = event
  const line = db.q.insertInto('order_event').values({
    mer_id: db.merId,
    id: await newId(),
    order_id: orderId,
    refund_id: refundId,
    kind,
    message,
    actor: actor.kind,
    actor_id: actor.id ?? 0,
    actor_name: actor.name ?? '',
    created_at: now,
  })
  db.sendAlong(line.execute())
}

/** The history of a refund, as it happened. */
export const listRefundEvents = (db: MerchantDb, orderId: number, refundId: number) =>
  db.q
    .selectFrom('order_event')
    .select(['id', 'kind as changeType', 'message as changeMessage', 'actor_name as operatorName'])
    .select('created_at as createTime')
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .where('refund_id', '=', refundId)
    .orderBy('id')
    .execute()
