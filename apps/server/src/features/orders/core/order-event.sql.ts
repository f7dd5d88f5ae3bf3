import type { WriteContext } from '#platform/transactions'

/** Who did something to an order. */
export interface Actor {
  readonly kind: 'buyer' | 'merchant' | 'platform' | 'system'
  readonly id?: number
  readonly name?: string
}

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
  await db.q
    .insertInto('order_event')
    .values({
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
    .execute()
}
