import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'
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
  const by = [actor.kind, actor.id ?? 0, actor.name ?? ''] as const
  db.sendAlong(insertEvent(db, await newId(), orderId, refundId, kind, message, ...by, now))
}

type Columns = [id: number, order: number, refund: number | null, kind: string, message: string]
type By = [actor: Actor['kind'], actorId: number, actorName: string, now: Date]

const insertEvent = prepared(
  (db, ...[id, order, refund, kind, message, actor, actorId, name, now]: [...Columns, ...By]) =>
    db.q.insertInto('order_event').values({
      mer_id: db.merId,
      id,
      order_id: order,
      refund_id: refund,
      kind,
      message,
      actor,
      actor_id: actorId,
      actor_name: name,
      created_at: now,
    }),
)

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
