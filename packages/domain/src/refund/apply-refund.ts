import {
  type GoodsKind,
  goodsKind,
  type GroupBuyStatus,
  groupBuyStatus,
  orderRefund,
  type OrderRefund,
  type OrderStatus,
  orderStatus,
} from '../order/order-codes.ts'
import { type LinePieces, refundableOf, withBuyerOf } from '../order/order-lines.ts'
import { orderRefusal, type OrderRefusal } from '../order/order-state.ts'
import { afterSales, type AfterSales, returnWay, type ReturnWay } from '../order/refund-codes.ts'

interface Order {
  readonly status: OrderStatus
  readonly refund: OrderRefund
  readonly groupBuy: GroupBuyStatus
  readonly goodsKind: GoodsKind
  readonly isDeletedByBuyer: boolean
}

interface Line extends LinePieces {
  /** The product may be given back at all. */
  readonly isRefundable: boolean
}

interface Application {
  readonly pieces: number
  readonly afterSales: AfterSales
  readonly returnWay: ReturnWay
}

const because = (message: string): OrderRefusal => ({ code: 5021, message })

/** Why a buyer cannot ask for this refund (sheet of orders, 3.4 and 7.1). */
export function whyNotApply(order: Order, line: Line, application: Application): OrderRefusal | undefined {
  return whyNotNow(order) ?? whyNotReturn(order, line, application) ?? whyNotPieces(line, application)
}

function whyNotNow({ status, refund, groupBuy, isDeletedByBuyer }: Order): OrderRefusal | undefined {
  if (isDeletedByBuyer) return orderRefusal.deleted
  if (status === orderStatus.is.unpaid) return orderRefusal.unpaid
  if (status === orderStatus.is.cancelled) return orderRefusal.cancelled
  if (refund === orderRefund.is.whole) return orderRefusal.refunded
  if (status === orderStatus.is.completed) return because('已完成订单无法申请退款')
  const isSettled = groupBuy === groupBuyStatus.is.none || groupBuy === groupBuyStatus.is.succeeded
  return isSettled ? undefined : orderRefusal.openGroupBuy
}

function whyNotReturn({ status, goodsKind: kind }: Order, line: Line, wish: Application): OrderRefusal | undefined {
  const isReturn = wish.afterSales === afterSales.is.withReturn
  if (isReturn !== (wish.returnWay !== returnWay.is.none)) return because('退货类型与售后类型不符')
  if (isReturn && kind === goodsKind.is.virtual) return because('虚拟商品无需退货，请选择仅退款')
  if (isReturn && line.shipped === 0) return because('商品尚未发货，请选择仅退款')
  if (!isReturn && status === orderStatus.is.pickedUp) return because('商品正在配送途中，请选择退货退款')
  return undefined
}

function whyNotPieces(line: Line, wish: Application): OrderRefusal | undefined {
  if (!line.isRefundable) return because('该商品不支持退款')
  const left = refundableOf(line)
  if (wish.pieces > left) return because(`剩余可退款数量为${left}`)
  const sent = withBuyerOf(line)
  const isReturn = wish.afterSales === afterSales.is.withReturn
  return isReturn && wish.pieces > sent ? because(`只有${sent}件已发货，其余请选择仅退款`) : undefined
}
