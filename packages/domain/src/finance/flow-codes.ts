import { codeTable } from '../kernel/code-table.ts'
import { ledgerEvent, type LedgerEvent } from '../ledger/ledger-codes.ts'

/** Lines of the fund flow (spec §4 "Transaction types"). */
export const transactionType = codeTable({
  pay: { code: 'pay_order', label: '订单支付', tone: 'success' },
  refund: { code: 'refund_order', label: '订单退款', tone: 'warning' },
})
export type TransactionType = (typeof transactionType.codes)[number]

/** The events of the journal that are lines of the fund flow; settlements are followed in their own records. */
export const eventOfType: Readonly<Record<TransactionType, LedgerEvent>> = {
  pay_order: ledgerEvent.is.pay,
  refund_order: ledgerEvent.is.refund,
}
export const flowEvents: readonly LedgerEvent[] = Object.values(eventOfType)

/** Whether a line brought the shop money. */
export const flowDirection = codeTable({
  out: { code: 0, label: '支出' },
  in: { code: 1, label: '收入' },
})
export type FlowDirection = (typeof flowDirection.codes)[number]
