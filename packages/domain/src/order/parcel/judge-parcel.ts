import { parseShopTime } from '../../kernel/shop-time.ts'
import { cutText } from '../../kernel/text/storable-text.ts'
import { parcelStatus } from '../parcel-codes.ts'
import { type ParcelProblem, parcelProblem, type ParcelState, parcelState } from './parcel-watch-codes.ts'

/** What a carrier says of a parcel, the newest trace first. */
export interface CarrierReport {
  readonly deliveryStatus: number
  readonly isSign: boolean
  readonly list: readonly { readonly time: string; readonly status: string }[]
}

/** A parcel as it is known. */
export interface WatchedParcel {
  readonly state: ParcelState
  readonly sentAt: Date
  /** Null while the carrier has said nothing. */
  readonly lastTraceAt: Date | null
}

const HOUR = 3_600_000
const COLLECT_WITHIN = 24 * HOUR
const MOVE_WITHIN = 48 * HOUR
/** Whoever has heard nothing for so long asks no more. */
const GIVE_UP_AFTER = 45 * 24 * HOUR

/** Written before anybody has fetched the parcel. */
const ANNOUNCED = /待揽|等待揽|未揽|已下单|面单|通知.*取件/
const GOING_BACK = /退回|退件|拒收|拒签|返回寄件/
const WENT_BACK = /退回.*签收|退件.*签收|寄件人.*签收/
/** People who are not the receiver. Shelves, lockers and shops are where most parcels go, and no trouble. */
const SOMEBODY_ELSE = /家人|家属|邻居|同事|门卫|保安|前台|物业|收发室|传达室|他人|别人|代签|代收人/
const LOCKER = /驿站|自提柜|快递柜|丰巢|代收点|自提点|服务站|超市|便利店|门店/

/** How far the parcel has come. Codes of carriers are coarse, so the words of the traces are read as well. */
function readState({ deliveryStatus, isSign, list }: CarrierReport): ParcelState {
  const { is } = parcelStatus
  const newest = list[0]?.status ?? ''
  if (deliveryStatus === is.returned) return parcelState.is.returned
  if (deliveryStatus === is.signed || isSign) {
    if (WENT_BACK.test(newest)) return parcelState.is.returned
    return SOMEBODY_ELSE.test(newest) && !LOCKER.test(newest) ? parcelState.is.signedByOther : parcelState.is.signed
  }
  if (list.every(({ status }) => ANNOUNCED.test(status))) return parcelState.is.waiting
  if (list.some(({ status }) => GOING_BACK.test(status))) return parcelState.is.returning
  if (deliveryStatus === is.failed || deliveryStatus === is.trouble) return parcelState.is.trouble
  return deliveryStatus === is.outForDelivery ? parcelState.is.delivering : parcelState.is.onTheWay
}

/** Nothing more happens to it. */
export const isAtItsEnd = (state: ParcelState): boolean =>
  state === parcelState.is.signed || state === parcelState.is.signedByOther || state === parcelState.is.returned

/** When a parcel that does not move becomes a problem. */
const dueAt = ({ state, sentAt, lastTraceAt }: WatchedParcel): number =>
  state === parcelState.is.waiting ? sentAt.getTime() + COLLECT_WITHIN : (lastTraceAt ?? sentAt).getTime() + MOVE_WITHIN

function findProblem(parcel: WatchedParcel, now: Date): ParcelProblem | undefined {
  const { is } = parcelProblem
  const { waiting, signed, signedByOther, returning, returned } = parcelState.is
  const { state } = parcel
  if (state === signed) return undefined
  if (state === signedByOther) return is.signedByOther
  if (state === returning || state === returned) return is.returned
  if (now.getTime() < dueAt(parcel)) return undefined
  return state === waiting ? is.uncollected : is.stalled
}

/** What was known of a parcel before. */
export interface KnownParcel extends WatchedParcel {
  readonly lastTrace: string
}

const TRACE_LENGTH = 500

/** What is known of it once its carrier has answered; undefined: it knows nothing of the parcel. */
export function hearOf(before: KnownParcel, report: CarrierReport | undefined, now: Date) {
  const newest = report?.list[0]
  const known = report && newest ? { ...before, ...traceOf(before, newest, now), state: readState(report) } : before
  return {
    state: known.state,
    lastTrace: known.lastTrace,
    lastTraceAt: known.lastTraceAt,
    problem: findProblem(known, now) ?? null,
    nextPollAt: nextPoll(known, now) ?? null,
  }
}

/** A trace without a proper time, or from the future, is as old as the first time it was seen. */
function traceOf(before: KnownParcel, { time, status }: CarrierReport['list'][number], now: Date) {
  const lastTrace = cutText(status, TRACE_LENGTH)
  const told = parseShopTime(time)
  const seen = lastTrace === before.lastTrace ? before.lastTraceAt : null
  return { lastTrace, lastTraceAt: told && told <= now ? told : (seen ?? now) }
}

/** Hours between two questions: more often when something is about to happen. */
const pace: Readonly<Record<ParcelState, number>> = {
  waiting: 6,
  onTheWay: 6,
  delivering: 2,
  trouble: 6,
  returning: 12,
  returned: 0,
  signedByOther: 0,
  signed: 0,
}
const PACE_OF_PROBLEMS = 12

/** When the carrier is asked again, at the latest when waiting turns into a problem; undefined: never. */
export function nextPoll(parcel: WatchedParcel, now: Date): Date | undefined {
  if (isAtItsEnd(parcel.state) || now.getTime() - parcel.sentAt.getTime() > GIVE_UP_AFTER) return undefined
  const hours = findProblem(parcel, now) ? PACE_OF_PROBLEMS : pace[parcel.state]
  const usual = now.getTime() + hours * HOUR
  const due = dueAt(parcel)
  return new Date(due > now.getTime() ? Math.min(usual, due) : usual)
}

/** After so many failures in a row: half an hour, an hour … up to twelve. */
export const retryPoll = (failures: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(HOUR * 2 ** (failures - 2), 12 * HOUR))

/** Of a day's questions a tenth is kept for people. */
const KEPT_FOR_PEOPLE = 0.1

/** How many of a day's questions may be used up before this one. */
export const pollLimit = (perDay: number, by: 'person' | 'clock'): number =>
  by === 'person' ? perDay : Math.floor(perDay * (1 - KEPT_FOR_PEOPLE))

export const whyNotPoll = ({ isWatched }: { readonly isWatched: boolean }): string | undefined =>
  isWatched ? undefined : '包裹已结束，不再查询物流'

export const whyNotHandle = (parcel: {
  readonly problem: ParcelProblem | null
  readonly handledTime: Date | null
}): string | undefined => {
  if (parcel.problem === null) return '包裹没有需要处理的问题'
  return parcel.handledTime ? '问题已被处理' : undefined
}
