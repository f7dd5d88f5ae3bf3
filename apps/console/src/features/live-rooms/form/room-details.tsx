import '../rooms.css'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { RecordHead } from '#ui/show/record-head.tsx'
import { RecordPart, RecordWords } from '#ui/show/record-part.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import type { Recording, RoomDetail } from '@zhanggui/contract/live/room-fields'
import { broadcastStatus, roomReview, roomShown, roomType } from '@zhanggui/domain/live/room-codes'
import { roomSwitches } from '@zhanggui/domain/live/room-rules'
import { Descriptions } from 'antd'
import { Link } from 'react-router'
import { RoomGoodsTable } from '../room-goods-table.tsx'
import { timesText } from '../room-words.ts'

interface Props {
  readonly room: RoomDetail
  readonly wayBack: string
}

/** All about one room, with the goods on its shelf. */
export function RoomDetails({ room, wayBack }: Props) {
  return (
    <section className="form-page" aria-label="直播间详情">
      <header className="room-detail-head">
        <h1>
          <Link to={wayBack} aria-label="返回直播间管理">
            ←
          </Link>
          {room.roomName}
        </h1>
        <RecordSteps />
      </header>
      <div className="form-sheet record-parts">
        <RecordHead
          cells={[
            { label: '审核状态', value: <CodeTag table={roomReview} code={room.reviewStatus} /> },
            {
              label: '直播状态',
              value: room.liveStatus === null ? '-' : <CodeTag table={broadcastStatus} code={room.liveStatus} />,
            },
            {
              label: '商城显示',
              value: <CodeTag table={roomShown} code={room.storeShow ? roomShown.is.shown : roomShown.is.hidden} />,
            },
            { label: '直播时间', value: timesText(room) },
            { label: '微信直播间ID', value: room.roomId ?? '-' },
          ]}
        />
        <RecordWords title="审核原因" text={room.reviewReason} />
        <RoomGoodsTable room={room} />
        <Basics room={room} />
        {room.replays.length > 0 && <Recordings of={room.replays} />}
      </div>
    </section>
  )
}

const onText = (isOn: boolean) => (isOn ? '开启' : '关闭')

function Basics({ room }: { readonly room: RoomDetail }) {
  const switches = [
    [roomSwitches.like.label, !room.closeLike],
    [roomSwitches.shelf.label, !room.closeGoods],
    [roomSwitches.comment.label, !room.closeComment],
    [roomSwitches.feeds.label, room.isFeedsPublic],
    [roomSwitches.replay.label, !room.closeReplay],
    [roomSwitches.share.label, !room.closeShare],
    [roomSwitches.service.label, !room.closeKf],
  ] as const
  const items = [
    ['主播昵称', room.anchorName],
    ['主播微信号', room.anchorWechat],
    ['主播副号微信号', room.subAnchorWechat || '-'],
    ['创建者微信号', room.createrWechat || '-'],
    ['直播间类型', roomType.label(room.type)],
    ...switches.map(([label, isOn]) => [label, onText(isOn)] as const),
  ].map(([label, children]) => ({ key: label, label, children }))
  const pictures = [
    ['背景图', room.coverImgLocal],
    ['分享图', room.shareImgLocal],
    ['频道封面图', room.feedsImgLocal],
  ] as const
  return (
    <RecordPart title="基本信息">
      <Descriptions column={{ xs: 1, sm: 2, lg: 4 }} items={items} size="small" />
      <ul className="room-pictures">
        {pictures.map(([label, path]) => (
          <li key={label}>
            <PictureFrame kind="picture" path={path} alt={label} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}

const Recordings = ({ of: recordings }: { readonly of: readonly Recording[] }) => (
  <RecordPart title="直播回放">
    <ul className="room-recordings">
      {recordings.map(({ mediaUrl, createTime, expireTime }) => (
        <li key={mediaUrl}>
          <a href={mediaUrl} target="_blank" rel="noreferrer">
            <ShopTime at={createTime} />
          </a>
          <small>
            有效期至 <ShopTime at={expireTime} />
          </small>
        </li>
      ))}
    </ul>
  </RecordPart>
)
