import { codeTable } from '../kernel/code-table.ts'

export const invoiceStatus = codeTable({
  waiting: { code: 0, label: '待开票', tone: 'warning' },
  issued: { code: 1, label: '已开票', tone: 'success' },
  closed: { code: 2, label: '已关闭', tone: 'neutral' },
  redDue: { code: 3, label: '待红冲', tone: 'danger' },
  red: { code: 4, label: '已红冲', tone: 'info' },
})
export type InvoiceStatus = (typeof invoiceStatus.codes)[number]

export const invoiceKind = codeTable({
  plain: { code: 1, label: '电子普通发票' },
  special: { code: 2, label: '电子专用发票' },
})
export type InvoiceKind = (typeof invoiceKind.codes)[number]

export const invoiceTitle = codeTable({
  person: { code: 1, label: '个人' },
  company: { code: 2, label: '企业' },
})
export type InvoiceTitle = (typeof invoiceTitle.codes)[number]

export const invoiceRefusal = {
  missing: { code: 4801, message: '发票申请不存在' },
  changed: { code: 4802, message: '发票状态已变化，请刷新后重试' },
  exists: { code: 4803, message: '该订单已申请过发票' },
  nothing: { code: 4804, message: '订单没有可开票金额' },
} as const
