import { type InvitationStatus, invitationStatus } from './invitation-codes.ts'

const DAY = 86_400_000

export const invitationLifetimeMs = 7 * DAY
/** How long those that are over stay listed. */
export const invitationsKeptMs = 90 * DAY

/** Of a shop within a day. */
const perShop = 20
/** Of one person within a day, from whichever shop, and waiting for an answer at once. */
const perPerson = 10
const openAtOnce = 5
/** Of one person by one shop within a week. */
const perShopAndPerson = 3

export const countedSince = (now: Date) => ({
  day: new Date(now.getTime() - DAY),
  week: new Date(now.getTime() - 7 * DAY),
})

export interface InvitationCounts {
  readonly ofShop: number
  readonly ofPerson: number
  readonly open: number
  readonly ofBoth: number
}

/** Nobody may flood a stranger with invitations. */
export function whyNotInvite({ ofShop, ofPerson, open, ofBoth }: InvitationCounts): string | undefined {
  if (ofBoth >= perShopAndPerson) return '最近7天已多次邀请该账号，请过几天再试'
  if (ofShop >= perShop) return `24小时内最多发出${perShop}个邀请，请稍后再试`
  return ofPerson >= perPerson || open >= openAtOnce ? '该账号待处理的邀请较多，请稍后再试' : undefined
}

interface Invitation {
  readonly status: InvitationStatus
}

export function whyNotWithdraw({ status }: Invitation): string | undefined {
  return status === invitationStatus.is.open ? undefined : `邀请${invitationStatus.label(status)}，不能撤回`
}

export function whyNotAnswerInvitation({ status }: Invitation): string | undefined {
  return status === invitationStatus.is.open ? undefined : `邀请${invitationStatus.label(status)}`
}
