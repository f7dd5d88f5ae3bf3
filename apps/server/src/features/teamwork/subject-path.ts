import type { TeamKind } from '@zhanggui/domain/team/team-codes'

/** The list that shows them, or the one that is named alone. */
export function subjectPath(kind: TeamKind, no?: string): string {
  const list = kind === 'order' ? '/order/list' : '/order/refund'
  if (no === undefined) return list
  return kind === 'order' ? `${list}?keyword=${no}` : `${list}?refundOrderNo=${no}`
}
