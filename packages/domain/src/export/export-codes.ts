import { codeTable } from '../kernel/code-table.ts'
import { taskKind } from '../task/task-codes.ts'

const { is } = taskKind

/** What can be exported, in the order of the screen. */
export const exportKind = codeTable({
  order: { code: is.orderExport, label: '订单' },
  orderLine: { code: is.orderLineExport, label: '订单商品' },
  refund: { code: is.refundExport, label: '退款单' },
  flow: { code: is.flowExport, label: '资金流水' },
  dayBill: { code: is.dayBillExport, label: '日账单' },
  monthBill: { code: is.monthBillExport, label: '月账单' },
  product: { code: is.productExport, label: '商品' },
  user: { code: is.userExport, label: '用户' },
  log: { code: is.logExport, label: '敏感操作日志' },
})
export type ExportKind = (typeof exportKind.codes)[number]

export const exportEvery = codeTable({
  day: { code: 'day', label: '每天' },
  week: { code: 'week', label: '每周' },
})
export type ExportEvery = (typeof exportEvery.codes)[number]

/** 1 to 7, as ISO 8601 counts. */
export const weekday = codeTable({
  monday: { code: 1, label: '周一' },
  tuesday: { code: 2, label: '周二' },
  wednesday: { code: 3, label: '周三' },
  thursday: { code: 4, label: '周四' },
  friday: { code: 5, label: '周五' },
  saturday: { code: 6, label: '周六' },
  sunday: { code: 7, label: '周日' },
})
export type Weekday = (typeof weekday.codes)[number]
