import '../rooms.css'
import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { ShopTimeInput } from '#ui/input/shop-time-input.tsx'
import { PictureField } from '#widgets/picture-picker/field/picture-field.tsx'
import { roomType } from '@zhanggui/domain/live/room-codes'
import { roomSwitches } from '@zhanggui/domain/live/room-rules'
import { Input, Radio } from 'antd'
import type { RoomValues } from './room-values.ts'

interface Props {
  readonly form: Form<RoomValues>
}

export function RoomFields({ form }: Props) {
  return (
    <>
      <Field form={form} name="roomName" label="直播间名字" hint="3-17 个汉字，一个汉字等于两个英文字母">
        <Input />
      </Field>
      <Field form={form} name="anchorName" label="主播昵称" hint="2-15 个汉字">
        <Input />
      </Field>
      <Field form={form} name="anchorWechat" label="主播微信号" hint="需要实名认证，并已在微信成为小程序主播">
        <Input maxLength={64} />
      </Field>
      <Field form={form} name="subAnchorWechat" label="主播副号微信号">
        <Input maxLength={64} />
      </Field>
      <Field
        form={form}
        name="createrWechat"
        label="创建者微信号"
        hint="不填时小程序的所有成员可见；填写后仅创建者、管理员和主播可见"
      >
        <Input maxLength={64} />
      </Field>
      <div className="room-pair">
        <Field form={form} name="coverImgLocal" label="背景图" hint="建议 1080×1920">
          <PictureField mode="single" ratio={1080 / 1920} aria-label="背景图" />
        </Field>
        <Field form={form} name="shareImgLocal" label="分享图" hint="建议 800×640">
          <PictureField mode="single" ratio={800 / 640} aria-label="分享图" />
        </Field>
        <Field form={form} name="feedsImgLocal" label="直播频道封面图" hint="建议 800×800">
          <PictureField mode="single" ratio={1} aria-label="直播频道封面图" />
        </Field>
      </div>
      <div className="room-pair">
        <Field form={form} name="startTime" label="开始时间" hint="10 分钟之后，6 个月之内">
          <ShopTimeInput />
        </Field>
        <Field form={form} name="endTime" label="结束时间" hint="直播 30 分钟至 24 小时">
          <ShopTimeInput />
        </Field>
      </div>
      <Field form={form} name="type" label="直播间类型" show={roomType.label}>
        <Radio.Group options={roomType.options} />
      </Field>
      <Switches form={form} />
    </>
  )
}

/** 0 turns it on on the wire, except for the public feed. */
const closing = [
  { value: false, label: '开启' },
  { value: true, label: '关闭' },
]
const opening = [
  { value: true, label: '开启' },
  { value: false, label: '关闭' },
]

const closers = [
  ['closeLike', 'like', '直播间点赞'],
  ['closeGoods', 'shelf', '直播间货架'],
  ['closeComment', 'comment', '直播间评论'],
] as const
const laterClosers = [
  ['closeReplay', 'replay', '直播间回放'],
  ['closeShare', 'share', '直播间分享'],
  ['closeKf', 'service', '直播间客服'],
] as const

function Switches({ form }: Props) {
  const closer = ([name, key, label]: (typeof closers)[number] | (typeof laterClosers)[number]) => (
    <Field
      key={name}
      form={form}
      name={name}
      label={label}
      hint={roomSwitches[key].hint}
      show={(isClosed) => (isClosed ? '关闭' : '开启')}
    >
      <Radio.Group options={closing} />
    </Field>
  )
  return (
    <>
      {closers.map(closer)}
      <Field
        form={form}
        name="isFeedsPublic"
        label="直播间收录"
        hint={roomSwitches.feeds.hint}
        show={(is) => (is ? '开启' : '关闭')}
      >
        <Radio.Group options={opening} />
      </Field>
      {laterClosers.map(closer)}
    </>
  )
}
