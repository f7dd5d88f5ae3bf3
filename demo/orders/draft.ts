import type { Fen } from '@zhanggui/domain/kernel/money'
import type { Leg } from '@zhanggui/domain/ledger/journal'
import type { LedgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import type { OrderPrice } from '@zhanggui/domain/order/price-order'
import type { Income } from '@zhanggui/domain/order/income/split-income'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import type { DemoGoods } from './demo-orders.sql.ts'
import type { OrderPlan } from './order-plan.ts'
import type { OrderRows } from './order-rows.ts'
import type { DemoShopper } from './people.ts'
import type { Random } from './random.ts'

export interface Line {
  readonly id: number
  readonly goods: DemoGoods
  readonly pieces: number
  shipped: number
  applied: number
  refunded: number
  appliedUnsent: number
  refundedUnsent: number
  /** What refunds gave back so far, by column. */
  readonly back: Record<string, number>
}

/** An order while its rows are made. */
export interface Draft {
  readonly id: number
  readonly orderNo: string
  readonly plan: OrderPlan
  readonly buyer: DemoShopper
  readonly lines: readonly Line[]
  readonly price: OrderPrice
  readonly income: Income
  readonly points: { readonly used: readonly Fen[]; readonly gained: readonly Fen[] }
  pending: number
  refundedBase: number
  refundedFee: number
  openRefunds: number
  hasBuyerRefund: boolean
  deliveryType: string
  isSplit: boolean
}

export interface Shop {
  readonly merId: number
  readonly feePercent: number
  readonly ownerId: number
  readonly newId: () => Promise<number>
  readonly rows: OrderRows
  readonly random: Random
  readonly now: Date
  /** Stock of each SKU as the orders go by. */
  readonly stock: Map<number, number>
  readonly balance: { pending: number; balance: number }
}

export async function addEvent(
  { rows, newId, ownerId }: Shop,
  { id, buyer }: Draft,
  kind: string,
  message: string,
  actor: 'buyer' | 'merchant' | 'system',
  at: Date,
  refundId?: number,
) {
  const actorId = actor === 'buyer' ? buyer.uid : actor === 'merchant' ? ownerId : 0
  rows.add('order_event', {
    id: await newId(),
    order_id: id,
    refund_id: refundId ?? null,
    kind,
    message,
    actor,
    actor_id: actorId,
    actor_name: '',
    created_at: at,
  })
}

/** All pieces of the order, or of one line. */
export function moveStock(
  shop: Shop,
  { orderNo, lines }: Draft,
  sign: 1 | -1,
  at: Date,
  only?: { line: Line; pieces: number },
) {
  const moved = only ? [only] : lines.map((line) => ({ line, pieces: line.pieces }))
  for (const { line, pieces } of moved) {
    const { skuId, productId } = line.goods
    const before = shop.stock.get(skuId) ?? 0
    const delta = sign * pieces
    shop.stock.set(skuId, before + delta)
    const reason = sign < 0 ? stockReason.is.reserved : stockReason.is.released
    shop.rows.add('stock_ledger', {
      product_id: productId,
      sku_id: skuId,
      reason,
      delta,
      before,
      after: before + delta,
      admin_id: 0,
      order_no: orderNo,
      created_at: at,
    })
  }
}

export async function addJournal(
  { rows, newId }: Shop,
  { id: orderId }: Draft,
  event: LedgerEvent,
  refNo: string,
  legs: readonly Leg[],
  at: Date,
) {
  const id = await newId()
  rows.add('ledger_journal', { id, event, ref_no: refNo, order_id: orderId, created_at: at })
  for (const { account, amount } of legs) rows.add('ledger_entry', { journal_id: id, account, amount_fen: amount })
}
