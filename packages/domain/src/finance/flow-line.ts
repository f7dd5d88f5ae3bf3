import { type Fen, formatYuan, toFen } from '../kernel/money.ts'
import { type FlowDirection, flowDirection, type TransactionType, transactionType } from './flow-codes.ts'

interface Movement {
  readonly type: TransactionType
  readonly orderNo: string
  /** What the buyer paid or got back. */
  readonly cash: Fen
  /** What the shop's accounts have more of; less of by a refund. */
  readonly shop: Fen
  /** Given back with a refund. */
  readonly freight: Fen
}

interface FlowLine {
  readonly pm: FlowDirection
  readonly amount: Fen
  readonly mark: string
}

/** How a movement reads in the fund flow (sheet of orders, 4.4). */
export function flowLine({ type, orderNo, cash, shop, freight }: Movement): FlowLine {
  const isPayment = type === transactionType.is.pay
  const isIn = shop > 0 || (shop === 0 && isPayment)
  const amount = toFen(Math.abs(shop))
  const moved = `商户${isIn ? '收入' : '支出'}${formatYuan(amount)}元`
  const mark = isPayment
    ? `订单${orderNo}支付${formatYuan(cash)}元，${moved}`
    : `订单${orderNo}退款${formatYuan(cash)}元，${moved},退运费${formatYuan(freight)}元`
  return { pm: isIn ? flowDirection.is.in : flowDirection.is.out, amount, mark }
}
