import { codeTable } from '../kernel/code-table.ts'

/** What colleagues work on together. */
export const teamKind = codeTable({
  order: { code: 'order', label: '订单' },
  refund: { code: 'refund', label: '退款单' },
})
export type TeamKind = (typeof teamKind.codes)[number]

/** A mark that is seen from afar; what a colour means is the shop's own agreement. */
export const orderFlag = codeTable({
  none: { code: 0, label: '无旗标' },
  red: { code: 1, label: '红旗', tone: 'danger' },
  yellow: { code: 2, label: '黄旗', tone: 'warning' },
  green: { code: 3, label: '绿旗', tone: 'success' },
  blue: { code: 4, label: '蓝旗', tone: 'info' },
})
export type OrderFlag = (typeof orderFlag.codes)[number]

/** Nobody in particular. */
export const NOBODY = 0

const MAX_TAGS = 50
export const MAX_TAGS_OF_ORDER = 10
export const TEAM_TAG_LENGTH = 12
export const NOTE_LENGTH = 500
/** At once. */
export const MAX_MARKED = 1000

export const whyNotAddTeamTag = (count: number): string | undefined =>
  count < MAX_TAGS ? undefined : `标签最多${MAX_TAGS}个，请先删除不用的`
