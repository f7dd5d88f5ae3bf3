import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { roomType } from '@zhanggui/domain/live/room-codes'
import { roomSwitches } from '@zhanggui/domain/live/room-rules'
import type { RoomDraft } from '../room.sql.ts'

export const onText = (isOn: boolean) => (isOn ? '开启' : '关闭')

/** A room in the words of its form, for the log. */
export const describeRoom = (room: RoomDraft) => ({
  直播间名称: room.roomName,
  主播昵称: room.anchorName,
  主播微信号: room.anchorWechat,
  主播副号微信号: room.subAnchorWechat,
  创建者微信号: room.createrWechat,
  背景图: room.coverImgLocal,
  分享图: room.shareImgLocal,
  频道封面图: room.feedsImgLocal,
  开始时间: formatShopTime(room.startTime),
  结束时间: formatShopTime(room.endTime),
  直播间类型: roomType.label(room.type),
  [roomSwitches.like.label]: onText(!room.closeLike),
  [roomSwitches.shelf.label]: onText(!room.closeGoods),
  [roomSwitches.comment.label]: onText(!room.closeComment),
  [roomSwitches.feeds.label]: onText(room.isFeedsPublic),
  [roomSwitches.replay.label]: onText(!room.closeReplay),
  [roomSwitches.share.label]: onText(!room.closeShare),
  [roomSwitches.service.label]: onText(!room.closeKf),
})
