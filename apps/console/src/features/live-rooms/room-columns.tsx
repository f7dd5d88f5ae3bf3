import './rooms.css'
import { mayCall, useSession } from '#api/session.ts'
import { RowSwitch } from '#ui/action/row-switch.tsx'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { SyncLine } from '#widgets/sync-health/sync-line.tsx'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { type RoomRow, roomStateOf } from '@zhanggui/contract/live/room-fields'
import { broadcastStatus, roomReview, roomShown } from '@zhanggui/domain/live/room-codes'
import { roomSwitches, whyNotSwitch } from '@zhanggui/domain/live/room-rules'
import { Link } from 'react-router'
import { minute } from './room-words.ts'
import { roomDetailPath } from './room-paths.ts'

const words = (isOn: boolean) => (isOn ? '开启' : '关闭')

interface SwitchProps<E extends Endpoint> {
  readonly room: RoomRow
  readonly name: keyof typeof roomSwitches
  readonly isOn: boolean
  readonly call: E
  /** Is told how the switch is to stand, whatever the wire calls it. */
  readonly input: (isOn: boolean) => InputOf<E>
}

/** One switch of a room, blocked with the reason where it may not move. */
const RoomSwitchCell = <E extends Endpoint>({ room, name, isOn, call, input }: SwitchProps<E>) => (
  <RowSwitch
    label={`${room.roomName}${roomSwitches[name].label}`}
    call={call}
    input={input}
    success="操作成功"
    isOn={isOn}
    words={words}
    because={whyNotSwitch(roomStateOf(room), name, !isOn)}
  />
)

/** Shown the other way round: on means that nobody may comment. */
const MuteCell = ({ room }: { readonly room: RoomRow }) => (
  <RowSwitch
    label={`${room.roomName}禁言`}
    call={liveRoomApi.setComment}
    input={(isMuted) => ({ id: room.id, banComment: isMuted })}
    success="操作成功"
    isOn={room.closeComment}
    words={words}
    because={whyNotSwitch(roomStateOf(room), 'comment', room.closeComment)}
  />
)

function RoomName({ room }: { readonly room: RoomRow }) {
  const isAllowed = mayCall(liveRoomApi.info, useSession())
  return (
    <span className="room-name">
      {isAllowed ? <Link to={roomDetailPath(room.id)}>{room.roomName}</Link> : room.roomName}
      <small>
        {room.anchorName} · {room.anchorWechat}
      </small>
    </span>
  )
}

const Review = ({ room }: { readonly room: RoomRow }) => (
  <span className="room-review">
    <CodeTag table={roomReview} code={room.reviewStatus} />
    <SyncLine of={room.sync} />
    {room.reviewReason !== '' && (
      <small title={room.reviewReason} className="room-reason">
        {room.reviewReason}
      </small>
    )}
  </span>
)

export const roomColumns: ColumnsOf<typeof liveRoomApi.list> = [
  { field: 'id', title: 'ID', width: 80, isHidden: true },
  { field: 'roomName', title: '直播间名称', width: 176, isMain: true, render: (room) => <RoomName room={room} /> },
  { field: 'anchorName', title: '主播昵称', width: 96, isHidden: true },
  { field: 'anchorWechat', title: '主播微信号', width: 112, isHidden: true },
  {
    field: 'isFeedsPublic',
    title: '官方收录',
    width: 76,
    isSpare: true,
    render: (room) => (
      <RoomSwitchCell
        room={room}
        name="feeds"
        isOn={room.isFeedsPublic}
        call={liveRoomApi.setFeeds}
        input={(isOn) => ({ id: room.id, isFeedsPublic: isOn })}
      />
    ),
  },
  { field: 'closeComment', title: '禁言', width: 76, render: (room) => <MuteCell room={room} /> },
  {
    field: 'closeKf',
    title: '客服开关',
    width: 76,
    isSpare: true,
    render: (room) => (
      <RoomSwitchCell
        room={room}
        name="service"
        isOn={!room.closeKf}
        call={liveRoomApi.setService}
        input={(isOn) => ({ id: room.id, closeKf: !isOn })}
      />
    ),
  },
  {
    field: 'closeReplay',
    title: '回放',
    width: 76,
    isSpare: true,
    render: (room) => (
      <RoomSwitchCell
        room={room}
        name="replay"
        isOn={!room.closeReplay}
        call={liveRoomApi.setReplay}
        input={(isOn) => ({ id: room.id, closeReplay: !isOn })}
      />
    ),
  },
  {
    field: 'storeShow',
    title: '商城显示',
    width: 80,
    isSpare: true,
    render: ({ storeShow }) => (
      <CodeTag table={roomShown} code={storeShow ? roomShown.is.shown : roomShown.is.hidden} />
    ),
  },
  {
    field: 'liveStatus',
    title: '直播状态',
    width: 84,
    render: ({ liveStatus }) => (liveStatus === null ? '-' : <CodeTag table={broadcastStatus} code={liveStatus} />),
  },
  { field: 'reviewStatus', title: '审核状态', width: 128, render: (room) => <Review room={room} /> },
  { field: 'goodsNum', title: '商品', width: 60, align: 'right', isSpare: true },
  { field: 'startTime', title: '开始时间', width: 112, render: ({ startTime }) => minute(startTime) },
  {
    field: 'endTime',
    title: '计划结束',
    width: 112,
    isSpare: true,
    render: ({ endTime }) => minute(endTime),
  },
]
