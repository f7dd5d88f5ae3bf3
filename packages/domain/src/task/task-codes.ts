import { codeTable } from '../kernel/code-table.ts'

/** Long work in the background that staff may leave running. */
export const taskKind = codeTable({
  productBatch: { code: 'productBatch', label: '商品批量操作' },
  productImport: { code: 'productImport', label: '商品导入' },
  productExport: { code: 'productExport', label: '商品导出' },
  orderExport: { code: 'orderExport', label: '订单导出' },
  orderLineExport: { code: 'orderLineExport', label: '订单商品导出' },
  refundExport: { code: 'refundExport', label: '退款单导出' },
  flowExport: { code: 'flowExport', label: '资金流水导出' },
  dayBillExport: { code: 'dayBillExport', label: '日账单导出' },
  monthBillExport: { code: 'monthBillExport', label: '月账单导出' },
  userExport: { code: 'userExport', label: '用户导出' },
  logExport: { code: 'logExport', label: '操作日志导出' },
  couponSend: { code: 'couponSend', label: '优惠券发送' },
  shipDesk: { code: 'shipDesk', label: '批量发货' },
  pictureReplacement: { code: 'pictureReplacement', label: '替换图片' },
})
export type TaskKind = (typeof taskKind.codes)[number]

export const taskStatus = codeTable({
  waiting: { code: 0, label: '等待中', tone: 'neutral' },
  done: { code: 1, label: '已完成', tone: 'success' },
  running: { code: 2, label: '进行中', tone: 'info' },
  failed: { code: 3, label: '失败', tone: 'danger' },
})
export type TaskStatus = (typeof taskStatus.codes)[number]

/** What kind of file an export is. */
export const exportFormat = codeTable({
  xlsx: { code: 'xlsx', label: 'Excel（.xlsx）' },
  csv: { code: 'csv', label: 'CSV（.csv）' },
})
export type ExportFormat = (typeof exportFormat.codes)[number]
