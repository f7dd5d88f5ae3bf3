import { codeTable } from '../../kernel/code-table.ts'

/** When the income of an order is no longer pending. */
export const incomeNode = codeTable({
  pay: { code: 'pay', label: '付款后' },
  receipt: { code: 'receipt', label: '收货后' },
  complete: { code: 'complete', label: '完成后' },
})
export type IncomeNode = (typeof incomeNode.codes)[number]
