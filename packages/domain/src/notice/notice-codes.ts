import { codeTable } from '../kernel/code-table.ts'

/** Type of a push message (spec §4): 1 and 2 have a sound of their own. */
export const noticeType = codeTable({
  refund: { code: '1', label: '退款申请', tone: 'warning' },
  order: { code: '2', label: '新订单', tone: 'success' },
  system: { code: '3', label: '系统通知', tone: 'info' },
})

export type NoticeType = (typeof noticeType.codes)[number]
