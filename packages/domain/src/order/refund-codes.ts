import { codeTable } from '../kernel/code-table.ts'

export const refundStatus = codeTable({
  toAudit: { code: 0, label: '待审核', tone: 'warning' },
  refused: { code: 1, label: '审核未通过', tone: 'danger' },
  refunding: { code: 2, label: '退款中', tone: 'info' },
  refunded: { code: 3, label: '已退款', tone: 'success' },
  returning: { code: 4, label: '用户退货', tone: 'info' },
  toReceive: { code: 5, label: '商家待收货', tone: 'warning' },
  revoked: { code: 6, label: '已撤销', tone: 'neutral' },
})
export type RefundStatus = (typeof refundStatus.codes)[number]

/** What a list is asked for instead of a status: all of them. */
export const ALL_REFUNDS = 9 as const

/** Somebody still has to do something before it ends. */
const { toAudit, refunding, returning, toReceive } = refundStatus.is
export const openRefunds: readonly RefundStatus[] = [toAudit, refunding, returning, toReceive]

export const afterSales = codeTable({
  moneyOnly: { code: 1, label: '仅退款' },
  withReturn: { code: 2, label: '退货退款' },
})
export type AfterSales = (typeof afterSales.codes)[number]

export const returnWay = codeTable({
  none: { code: 0, label: '不退货' },
  express: { code: 1, label: '快递退回' },
  store: { code: 2, label: '到店退货' },
})
export type ReturnWay = (typeof returnWay.codes)[number]

export const refundStarter = codeTable({
  buyer: { code: 'user', label: '用户' },
  merchant: { code: 'merchant', label: '商家' },
})
export type RefundStarter = (typeof refundStarter.codes)[number]
