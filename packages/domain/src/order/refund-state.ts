import type { OrderRefusal } from './order-state.ts'
import {
  afterSales,
  type AfterSales,
  refundStatus,
  type RefundStatus,
  returnWay,
  type ReturnWay,
} from './refund-codes.ts'

export const refundRefusal = {
  missing: { code: 5501, message: '退款单不存在' },
  status: { code: 5502, message: '退款单状态异常' },
  address: { code: 4401, message: '请选择商家退货地址' },
  /** The payment channel has not refused it. */
  underway: { code: 5503, message: '退款正在处理中，无需重试' },
} as const satisfies Record<string, OrderRefusal>

export interface RefundFlags {
  readonly status: RefundStatus
  readonly afterSales: AfterSales
  readonly returnWay: ReturnWay
}

const { toAudit, refused, refunding, refunded, returning, toReceive, revoked } = refundStatus.is

interface Transition {
  readonly from: readonly RefundStatus[]
  readonly to: (refund: RefundFlags) => RefundStatus
}

/** Sheet of orders, 3.4. `refunding` means that the money is on its way: the channel decides what comes next. */
const transitions = {
  agree: {
    from: [toAudit],
    to: ({ afterSales: kind }) => (kind === afterSales.is.withReturn ? returning : refunding),
  },
  refuse: { from: [toAudit], to: () => refused },
  sendBack: { from: [returning], to: () => toReceive },
  receive: { from: [toReceive], to: () => refunding },
  refuseGoods: { from: [toReceive], to: () => refused },
  revoke: { from: [toAudit, returning, toReceive], to: () => revoked },
  expire: { from: [returning], to: () => revoked },
  force: { from: [toAudit, toReceive], to: () => refunding },
  pay: { from: [refunding], to: () => refunded },
} satisfies Record<string, Transition>

export type RefundAction = keyof typeof transitions

export const whyNotRefund = ({ status }: Pick<RefundFlags, 'status'>, action: RefundAction): OrderRefusal | undefined =>
  (transitions[action].from as readonly RefundStatus[]).includes(status) ? undefined : refundRefusal.status

/** Staff ask the payment channel again only when it has failed. */
export const whyNotRetry = (refund: {
  readonly status: RefundStatus
  readonly channelError: string
}): OrderRefusal | undefined =>
  whyNotRefund(refund, 'pay') ?? (refund.channelError === '' ? refundRefusal.underway : undefined)

export const refundAfter = (refund: RefundFlags, action: RefundAction): RefundStatus => transitions[action].to(refund)

/** How long a buyer has to send the goods back. */
export const RETURN_DAYS = 7

/** The buyer sends the goods to an address that the shop chooses. */
export const needsReturnAddress = ({ afterSales: kind, returnWay: way }: RefundFlags): boolean =>
  kind === afterSales.is.withReturn && way === returnWay.is.express
