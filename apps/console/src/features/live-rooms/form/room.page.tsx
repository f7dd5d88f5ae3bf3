import { useRecord } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { useWayBack } from '#ui/list/trail/list-trail.ts'
import { StepsContext } from '#ui/list/trail/steps-context.ts'
import { usePaneName } from '#ui/page/pane.ts'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { useNavigate, useParams } from 'react-router'
import { roomDetailPath, ROOMS_PAGE } from '../room-paths.ts'
import { RoomDetails } from './room-details.tsx'
import { RoomForm } from './room-form.tsx'
import { modeFrom } from './room-mode.ts'

/** A new room, one that is changed, or all about one. */
export default function RoomPage() {
  const mode = modeFrom(useParams())
  const id = 'id' in mode ? mode.id : undefined
  const record = useRecord(liveRoomApi.info, id)
  const wayBack = useWayBack(liveRoomApi.list, ROOMS_PAGE)
  const go = useNavigate()
  usePaneName(record.data && `${mode.kind === 'edit' ? '编辑' : '详情'} ${record.data.roomName}`)
  if (record.waiting) return <WaitingFor waiting={record.waiting} rows={12} />
  if (mode.kind === 'detail' && record.data) {
    return (
      <StepsContext
        value={{
          call: liveRoomApi.list,
          current: String(mode.id),
          onGo: (key) => void go(roomDetailPath(Number(key))),
        }}
      >
        <RoomDetails room={record.data} wayBack={wayBack} />
      </StepsContext>
    )
  }
  return <RoomForm key={id} mode={mode} record={record} wayBack={wayBack} />
}
