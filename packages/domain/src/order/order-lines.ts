import { type OrderRefund, orderRefund } from './order-codes.ts'

/** The pieces of a line: how many were bought, and where they are now. */
export interface LinePieces {
  readonly bought: number
  readonly shipped: number
  /** In an application that is not settled. */
  readonly applied: number
  readonly refunded: number
  /** Of those two: what had not been sent, and need not be. The rest comes back from the buyer, or stays there. */
  readonly appliedUnsent: number
  readonly refundedUnsent: number
  /** Money that went back, with pieces or without. */
  readonly refundedFen?: number
}

/** What can still be sent: neither sent nor refunded or asked back before that. */
export const shippableOf = ({ bought, shipped, appliedUnsent, refundedUnsent }: LinePieces): number =>
  Math.max(0, bought - shipped - refundedUnsent - appliedUnsent)

/** What can still be asked back, sent or not. */
export const refundableOf = ({ bought, applied, refunded }: LinePieces): number =>
  Math.max(0, bought - applied - refunded)

/** What was sent and is with the buyer, or should be: neither refunded nor on its way back. */
export const withBuyerOf = ({ shipped, applied, appliedUnsent, refunded, refundedUnsent }: LinePieces): number =>
  Math.max(0, shipped - (applied - appliedUnsent) - (refunded - refundedUnsent))

/** Nothing is left to send: what was not sent was refunded. What came back does not stand in for it. */
export const isAllShipped = (lines: readonly LinePieces[]): boolean =>
  lines.every(({ bought, shipped, refundedUnsent }) => bought <= shipped + refundedUnsent)

/** How many of these pieces never leave the shop: goods that come back were sent, money goes first for what was not. */
export const unsentOf = (line: LinePieces, pieces: number, isReturn: boolean): number =>
  isReturn ? 0 : Math.min(pieces, shippableOf(line))

/** How far an order is refunded, by its lines. Somebody who waits for an answer comes first. */
export function orderRefundOf(lines: readonly LinePieces[]): OrderRefund {
  if (lines.some(({ applied }) => applied > 0)) return orderRefund.is.applying
  if (lines.every(({ bought, refunded }) => refunded === bought)) return orderRefund.is.whole
  const isPartly = lines.some(({ refunded, refundedFen = 0 }) => refunded > 0 || refundedFen > 0)
  return isPartly ? orderRefund.is.partly : orderRefund.is.none
}

/** Why so many pieces cannot go out once more: only what the buyer has, or should have. */
export const whyNotExchange = (line: LinePieces, pieces: number): string | undefined => {
  const most = withBuyerOf(line)
  return pieces > most ? `最多可换货或补发 ${most} 件` : undefined
}

interface ShipChoice {
  readonly lineId: number
  readonly pieces: number
}

const wrong = (message: string) => ({ message })

/** What is wrong with the pieces somebody wants to send. */
export function whyNotShip(
  lines: ReadonlyMap<number, LinePieces>,
  chosen: readonly ShipChoice[],
): { message: string } | undefined {
  if (chosen.length === 0) return wrong('拆单发货详情不能为空')
  if (new Set(chosen.map(({ lineId }) => lineId)).size !== chosen.length) return wrong('有重复的发货单详情')
  for (const { lineId, pieces } of chosen) {
    const line = lines.get(lineId)
    if (!line) return wrong('订单详情ID不对应')
    if (pieces < 1) return wrong('订单详情发货数量不能小于1')
    if (pieces > shippableOf(line)) return wrong('超出可发货数量,请重新选择数量')
  }
  return undefined
}

/** Everything that can still be sent. */
export const wholeShipment = (lines: ReadonlyMap<number, LinePieces>): ShipChoice[] =>
  [...lines].flatMap(([lineId, line]) => {
    const pieces = shippableOf(line)
    return pieces > 0 ? { lineId, pieces } : []
  })
