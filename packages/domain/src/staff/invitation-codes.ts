import { codeTable } from '../kernel/code-table.ts'

/** An invitation of somebody who already signs in elsewhere. */
export const invitationStatus = codeTable({
  open: { code: 0, label: '待接受', tone: 'warning' },
  accepted: { code: 1, label: '已接受', tone: 'success' },
  declined: { code: 2, label: '已谢绝' },
  withdrawn: { code: 3, label: '已撤回' },
  expired: { code: 4, label: '已过期' },
})
export type InvitationStatus = (typeof invitationStatus.codes)[number]
