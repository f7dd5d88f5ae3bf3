import { deleteAction, linkAction, openAction, type RowAction } from '#ui/action/row-action.ts'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { type RoomRow, roomStateOf } from '@zhanggui/contract/live/room-fields'
import { roomReview } from '@zhanggui/domain/live/room-codes'
import { whyNotRoom } from '@zhanggui/domain/live/room-rules'
import { editRoomPath, roomDetailPath } from './room-paths.ts'

interface Dialogs {
  readonly importGoods: (room: RoomRow) => void
  readonly assistants: (room: RoomRow) => void
  readonly shareCode: (room: RoomRow) => void
}

/** What can be done with a room; what its state forbids says why. */
export function roomActions(room: RoomRow, open: Dialogs): RowAction[] {
  const { id, roomName } = room
  const state = roomStateOf(room)
  const details = linkAction('详情', roomDetailPath(id), liveRoomApi.info)
  const edit = { ...linkAction('编辑', editRoomPath(id), liveRoomApi.edit), because: whyNotRoom(state, 'edit') }
  const remove = deleteAction(
    liveRoomApi.delete,
    { id },
    { text: `删除直播间「${roomName}」吗？`, because: whyNotRoom(state, 'delete') },
  )
  if (room.reviewStatus !== roomReview.is.passed) return [edit, details, remove]
  return [
    openAction('导入商品', () => open.importGoods(room), liveRoomApi.addGoods, whyNotRoom(state, 'addGoods')),
    openAction('二维码', () => open.shareCode(room), liveRoomApi.shareCode),
    openAction('编辑助手', () => open.assistants(room), liveRoomApi.setAssistants),
    details,
    edit,
    remove,
  ]
}
