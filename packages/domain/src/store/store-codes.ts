import { codeTable } from '../kernel/code-table.ts'

/** How shoppers reach the shop's customer service. */
export const serviceType = codeTable({
  h5: { code: 'H5', label: 'H5链接' },
  phone: { code: 'phone', label: '电话' },
})
export type ServiceType = (typeof serviceType.codes)[number]

/** 小票打印开关: who may start a print, a person or the order itself. */
export const receiptPrinting = codeTable({
  off: { code: 0, label: '关闭' },
  manual: { code: 1, label: '手动打印' },
  automatic: { code: 2, label: '自动打印' },
  both: { code: 3, label: '自动和手动打印' },
})
export type ReceiptPrinting = (typeof receiptPrinting.codes)[number]

export const mayPrintByHand = (printing: ReceiptPrinting): boolean =>
  printing === receiptPrinting.is.manual || printing === receiptPrinting.is.both

export const printsByItself = (printing: ReceiptPrinting): boolean =>
  printing === receiptPrinting.is.automatic || printing === receiptPrinting.is.both
