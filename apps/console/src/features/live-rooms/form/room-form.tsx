import { EditPage } from '#ui/form/edit/edit-page.tsx'
import type { EditedRecord } from '#ui/form/edit/use-record.ts'
import { useForm } from '#ui/form/use-form.ts'
import { usePageSteps } from '#ui/list/trail/use-page-steps.ts'
import { PaneContext } from '#ui/page/pane.ts'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { type RoomDetail, roomDraft, roomStateOf } from '@zhanggui/contract/live/room-fields'
import { roomReview } from '@zhanggui/domain/live/room-codes'
import { whyNotRoom } from '@zhanggui/domain/live/room-rules'
import { Alert } from 'antd'
import { use } from 'react'
import { editRoomPath } from '../room-paths.ts'
import { RoomFields } from './room-fields.tsx'
import { type RoomMode, titleOf } from './room-mode.ts'
import { valuesOf } from './room-values.ts'

interface Props {
  readonly mode: RoomMode
  readonly record: EditedRecord<RoomDetail>
  readonly wayBack: string
}

export function RoomForm({ mode, record, wayBack }: Props) {
  const pane = use(PaneContext)
  const isNew = mode.kind === 'new'
  const steps = usePageSteps(liveRoomApi.list, 'id' in mode ? mode.id : 0, editRoomPath)
  const form = useForm({
    call: isNew ? liveRoomApi.create : liveRoomApi.edit,
    schema: roomDraft,
    record,
    loaded: valuesOf,
    draft: 'id' in mode ? `live-room-${mode.id}` : 'live-room',
    success: isNew ? '添加成功' : '编辑成功',
    onSaved: () => pane.leaveFor(wayBack),
  })
  return (
    <EditPage form={form} title={titleOf(mode)} saveText="立即提交" back={wayBack} steps={isNew ? undefined : steps}>
      {record.data && <Before room={record.data} />}
      <RoomFields form={form} />
    </EditPage>
  )
}

/** What saving comes to, and what was said about the room. */
function Before({ room }: { readonly room: RoomDetail }) {
  const reason = whyNotRoom(roomStateOf(room), 'edit')
  if (reason !== undefined) return <Alert type="warning" showIcon title={reason} />
  const isPassed = room.reviewStatus === roomReview.is.passed
  const refused = room.reviewReason === '' ? '' : `${roomReview.label(room.reviewStatus)}：${room.reviewReason}。`
  const title = isPassed ? '提交后微信的直播间会同时修改。' : `${refused}提交后重新由平台审核。`
  return <Alert type={refused ? 'error' : 'info'} showIcon title={title} />
}
