import { liveRoomApi } from '@zhanggui/contract/live/room'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { deleteAssistantRow, describeAssistant, lockAssistant } from './assistant.sql.ts'

/** Rooms lose the assistant with it. */
export async function deleteAssistant({ db, recordChanges, announceArea }: StaffContext, { id }: { id: number }) {
  const assistant = await lockAssistant(db, id)
  await deleteAssistantRow(db, id)
  recordChanges(changesOfRecord(describeAssistant(assistant), undefined), assistant.wechatNickname)
  announceArea(liveRoomApi)
  return null
}
