import { type BroadcastStatus, broadcastStatus, type RoomReview, roomReview } from './room-codes.ts'
import { textWidth } from '../kernel/text/text-width.ts'

export interface RoomState {
  readonly reviewStatus: RoomReview
  /** Unknown until WeChat has taken the room. */
  readonly liveStatus: BroadcastStatus | null
  /** The platform has passed it, and WeChat has not answered yet. */
  readonly isSubmitting: boolean
  readonly hasShelf: boolean
}

export type RoomAction =
  | 'edit'
  | 'delete'
  | 'addGoods'
  | 'changeGoods'
  | 'setAssistants'
  | 'share'
  | 'switch'
  | 'pass'
  | 'refuse'

const { live, upcoming, ended, paused } = broadcastStatus.is
const NOT_PASSED = '直播间还没有通过微信审核'
const SUBMITTING = '正在提交微信，请稍后再试'
const MOVED = '直播间审核状态已变化，请刷新后再试'

const isOpen = (status: BroadcastStatus | null) => status === live || status === upcoming

/** Rules of the states in which an action is refused; the first reason counts. */
const rules: Readonly<Record<RoomAction, (room: RoomState) => string | undefined>> = {
  edit: ({ reviewStatus, liveStatus, isSubmitting }) => {
    if (isSubmitting) return SUBMITTING
    if (reviewStatus !== roomReview.is.passed || liveStatus === upcoming) return undefined
    return `${stateText(liveStatus)}，不能编辑`
  },
  delete: ({ liveStatus, isSubmitting }) => {
    if (isSubmitting) return SUBMITTING
    return liveStatus === live ? '直播中，不能删除' : undefined
  },
  addGoods: (room) => {
    const reason = rules.changeGoods(room)
    return reason ?? (room.hasShelf ? undefined : '直播间货架已关闭，不能导入商品')
  },
  changeGoods: ({ reviewStatus, liveStatus }) => {
    if (reviewStatus !== roomReview.is.passed) return NOT_PASSED
    return isOpen(liveStatus) ? undefined : `${stateText(liveStatus)}，不能更改商品`
  },
  setAssistants: passedOnly,
  share: passedOnly,
  switch: passedOnly,
  pass: waitingOnly,
  refuse: waitingOnly,
}

function passedOnly({ reviewStatus }: RoomState) {
  return reviewStatus === roomReview.is.passed ? undefined : NOT_PASSED
}

function waitingOnly({ reviewStatus, isSubmitting }: RoomState) {
  return reviewStatus === roomReview.is.pending && !isSubmitting ? undefined : MOVED
}

const stateText = (status: BroadcastStatus | null) =>
  status === ended ? '直播已结束' : `直播间${status === null ? '状态未知' : broadcastStatus.label(status)}`

/** Why something may not be done to a room (sheet of marketing, 2.3 and 3.6): the server's guard and the button's hint. */
export const whyNotRoom = (room: RoomState, action: RoomAction): string | undefined => rules[action](room)

type Phase = 'before' | 'live' | 'over'
const phaseOf = (status: BroadcastStatus | null): Phase => {
  if (status === null || status === upcoming) return 'before'
  return status === live || status === paused ? 'live' : 'over'
}

interface SwitchRule {
  readonly label: string
  /** When it may be turned on, and off. */
  readonly on: readonly Phase[]
  readonly off: readonly Phase[]
  /** What the form says under it. */
  readonly hint: string
}

const ANY_TIME = ['before', 'live', 'over'] as const

/** Sheet of marketing, 3.6. */
export const roomSwitches = {
  like: { label: '点赞', on: ['before'], off: ['before'], hint: '关闭后，开播了就不能再开启' },
  shelf: { label: '货架', on: ['before'], off: ['before'], hint: '关闭后，开播了就不能再开启，也不能导入商品' },
  comment: { label: '评论', on: ['before'], off: ['before', 'live'], hint: '关闭后，开播了就不能再开启' },
  feeds: { label: '官方收录', on: ANY_TIME, off: ANY_TIME, hint: '开启后，直播间可能出现在微信的公开频道' },
  replay: { label: '回放', on: ANY_TIME, off: ANY_TIME, hint: '关闭后观众看不到回放，开播后可以再开启' },
  share: { label: '分享', on: ['before'], off: ['before'], hint: '开播后不能更改' },
  service: { label: '客服', on: ['before', 'live'], off: ['before', 'live'], hint: '开播后可以再开启' },
} as const satisfies Record<string, SwitchRule>
export type RoomSwitch = keyof typeof roomSwitches

/** Why a switch of a room may not be turned on or off now. */
export function whyNotSwitch(room: RoomState, name: RoomSwitch, isOn: boolean): string | undefined {
  const reason = whyNotRoom(room, 'switch')
  if (reason !== undefined) return reason
  const { label, on, off }: SwitchRule = roomSwitches[name]
  const phase = phaseOf(room.liveStatus)
  if ((isOn ? on : off).includes(phase)) return undefined
  return phase === 'over'
    ? `${stateText(room.liveStatus)}，不能更改${label}`
    : `开播后不能${isOn ? '开启' : '关闭'}${label}`
}

/** Goods of one room (WeChat takes no more). */
export const MOST_ROOM_GOODS = 200

const widthRule = (label: string, min: number, max: number) => (text: string) => {
  const width = textWidth(text)
  return width < min || width > max ? `${label}为${min / 2}-${max / 2}个汉字` : undefined
}
export const whyNotRoomName = widthRule('直播间名称', 6, 34)
export const whyNotAnchorName = widthRule('主播昵称', 4, 30)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** As long as six months can be. */
const FARTHEST = 184 * 24 * HOUR

/** Why a broadcast cannot last from one time to another. */
export function whyNotLength(startAt: Date, endAt: Date): string | undefined {
  const length = endAt.getTime() - startAt.getTime()
  if (length <= 0) return '结束时间必须晚于开始时间'
  if (length < 30 * MINUTE) return '直播时长不能少于30分钟'
  return length > 24 * HOUR ? '直播时长不能超过24小时' : undefined
}

/** Why a broadcast cannot begin at a time. */
export function whyNotStart(startAt: Date, now: Date): string | undefined {
  const ahead = startAt.getTime() - now.getTime()
  if (ahead < 10 * MINUTE) return '开始时间至少在10分钟之后'
  return ahead > FARTHEST ? '开始时间不能超过6个月' : undefined
}
