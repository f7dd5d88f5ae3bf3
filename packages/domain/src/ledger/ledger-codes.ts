import { codeTable } from '../kernel/code-table.ts'

/** The first four are the shop's; the platform's stand in the shop's own books, so that nothing crosses a shard. */
export const account = codeTable({
  pending: { code: 'shop.pending', label: '待结算' },
  frozen: { code: 'shop.frozen', label: '冻结金额' },
  balance: { code: 'shop.balance', label: '商户余额' },
  hold: { code: 'shop.hold', label: '提现中' },
  cash: { code: 'platform.cash', label: '平台资金' },
  fee: { code: 'platform.fee', label: '平台手续费' },
  coupon: { code: 'platform.coupon', label: '平台优惠券补贴' },
  points: { code: 'platform.points', label: '平台积分补贴' },
  loss: { code: 'platform.loss', label: '平台承担' },
  commission: { code: 'distributor.commission', label: '佣金' },
})
export type Account = (typeof account.codes)[number]

export const ledgerEvent = codeTable({
  pay: { code: 'pay', label: '订单支付' },
  settle: { code: 'settle', label: '订单结算' },
  thaw: { code: 'thaw', label: '解冻' },
  refund: { code: 'refund', label: '订单退款' },
  payoutApplied: { code: 'payout_applied', label: '申请结算' },
  payoutReturned: { code: 'payout_returned', label: '结算退回' },
  payoutPaid: { code: 'payout_paid', label: '结算到账' },
})
export type LedgerEvent = (typeof ledgerEvent.codes)[number]
