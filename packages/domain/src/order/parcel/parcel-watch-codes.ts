import { codeTable } from '../../kernel/code-table.ts'

/** How far a parcel has come, as the shop reads it out of what its carrier says. */
export const parcelState = codeTable({
  waiting: { code: 'waiting', label: '待揽收', tone: 'warning' },
  onTheWay: { code: 'onTheWay', label: '运输中', tone: 'info' },
  delivering: { code: 'delivering', label: '派送中', tone: 'info' },
  trouble: { code: 'trouble', label: '派送异常', tone: 'danger' },
  returning: { code: 'returning', label: '退回中', tone: 'danger' },
  returned: { code: 'returned', label: '已退回', tone: 'neutral' },
  signedByOther: { code: 'signedByOther', label: '他人代收', tone: 'warning' },
  signed: { code: 'signed', label: '已签收', tone: 'success' },
})
export type ParcelState = (typeof parcelState.codes)[number]

/** What somebody of the shop should look into. */
export const parcelProblem = codeTable({
  uncollected: { code: 'uncollected', label: '超24小时未揽收', tone: 'warning' },
  stalled: { code: 'stalled', label: '超48小时未更新', tone: 'danger' },
  returned: { code: 'returned', label: '被退回', tone: 'danger' },
  signedByOther: { code: 'signedByOther', label: '他人签收', tone: 'warning' },
})
export type ParcelProblem = (typeof parcelProblem.codes)[number]

/** Problems that nobody has taken care of, by kind; a tab is what the list shows. */
export const parcelTab = codeTable({
  all: { code: 'all', label: '全部' },
  open: { code: 'open', label: '待处理' },
  uncollected: { code: 'uncollected', label: '超24小时未揽收' },
  stalled: { code: 'stalled', label: '超48小时未更新' },
  returned: { code: 'returned', label: '被退回' },
  signedByOther: { code: 'signedByOther', label: '他人签收' },
  handled: { code: 'handled', label: '已处理' },
})

/** At once. */
export const MOST_HANDLED = 1000
export const HANDLED_NOTE_LENGTH = 200
/** Questions to the carriers that a shop has on a day, unless the platform says otherwise. */
export const USUAL_POLLS_PER_DAY = 2000
