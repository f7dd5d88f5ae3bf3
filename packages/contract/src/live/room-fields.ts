import { broadcastStatus, roomReview, roomType } from '@zhanggui/domain/live/room-codes'
import { type RoomState, whyNotAnchorName, whyNotLength, whyNotRoomName } from '@zhanggui/domain/live/room-rules'
import { z } from 'zod'
import { chosenTime, flag, shopTime } from '../kernel/codecs.ts'
import { id } from '../kernel/endpoint.ts'
import { obeys, picture } from '../kernel/fields.ts'
import { text, textOrBlank } from '../kernel/shapes.ts'
import { syncStatus } from '../social/sync.ts'

const moment = chosenTime('请选择时间')

const fields = z.object({
  roomName: text('直播间名称', { max: 34, blank: '请输入直播间名称' }).check(obeys(whyNotRoomName)),
  anchorName: text('主播昵称', { max: 30, blank: '请输入主播昵称' }).check(obeys(whyNotAnchorName)),
  anchorWechat: text('主播微信号', { max: 64, blank: '请输入主播微信号' }),
  subAnchorWechat: textOrBlank('主播副号微信号', { max: 64 }).default(''),
  createrWechat: textOrBlank('创建者微信号', { max: 64 }).default(''),
  /** Pictures of the shop's own library; media ids of WeChat live three days, so they are made when the room is sent. */
  coverImgLocal: picture('请选择上传背景图'),
  shareImgLocal: picture('请上传分享图'),
  feedsImgLocal: picture('请上传频道封面图'),
  startTime: moment,
  endTime: moment,
  type: z.literal(roomType.codes, { error: '直播间类型不正确' }).default(roomType.is.phone),
  /** 1 turns something off. */
  closeLike: flag.default(false),
  closeGoods: flag.default(false),
  closeComment: flag.default(false),
  closeReplay: flag.default(true),
  closeShare: flag.default(false),
  closeKf: flag.default(true),
  /** 1 turns it on. */
  isFeedsPublic: flag.default(true),
})

type Times = { readonly startTime: Date; readonly endTime: Date }
const checkTimes: z.core.CheckFn<Times> = ({ value, issues }) => {
  const message = whyNotLength(value.startTime, value.endTime)
  if (message !== undefined) issues.push({ code: 'custom', path: ['endTime'], message, input: value })
}

export const roomDraft = fields.check(checkTimes)
export const roomChange = fields.extend({ id: id, version: z.int().optional() }).check(checkTimes)

export const roomRow = z.object({
  id: z.int(),
  /** WeChat's own number, once it has taken the room. */
  roomId: z.int().nullable(),
  ...fields.shape,
  roomName: z.string(),
  anchorName: z.string(),
  anchorWechat: z.string(),
  coverImgLocal: z.string(),
  shareImgLocal: z.string(),
  feedsImgLocal: z.string(),
  startTime: shopTime,
  endTime: shopTime,
  storeShow: flag,
  star: z.int(),
  sort: z.int(),
  reviewStatus: z.literal(roomReview.codes),
  reviewReason: z.string(),
  /** The platform has passed it, and WeChat has not answered yet. */
  isSubmitting: z.boolean(),
  liveStatus: z.literal(broadcastStatus.codes).nullable(),
  goodsNum: z.int(),
  version: z.int(),
  createTime: shopTime,
  sync: syncStatus,
})
export type RoomRow = z.output<typeof roomRow>

/** A room as the rules see it. */
export const roomStateOf = (
  room: Pick<RoomRow, 'reviewStatus' | 'liveStatus' | 'isSubmitting' | 'closeGoods'>,
): RoomState => ({
  reviewStatus: room.reviewStatus,
  liveStatus: room.liveStatus,
  isSubmitting: room.isSubmitting,
  hasShelf: !room.closeGoods,
})

export const recording = z.object({ mediaUrl: z.string(), createTime: shopTime, expireTime: shopTime })
export type Recording = z.output<typeof recording>

export const roomDetail = roomRow.extend({ replays: z.array(recording) })
export type RoomDetail = z.output<typeof roomDetail>
