import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { liveAssistantApi } from '@zhanggui/contract/live/assistant'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { checkVersion } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import {
  deleteAssistantRow,
  describeAssistant,
  insertAssistant,
  lockAssistant,
  updateAssistantRow,
} from './assistant.sql.ts'

export async function saveAssistant(context: StaffContext, draft: InputOf<typeof liveAssistantApi.save>) {
  const id = await context.newId()
  await insertAssistant(context, id, draft)
  context.recordChanges(changesOfRecord(undefined, describeAssistant(draft)), draft.wechatNickname)
  return { id }
}

export async function updateAssistant(context: StaffContext, change: InputOf<typeof liveAssistantApi.update>) {
  const before = await lockAssistant(context.db, change.id)
  checkVersion(change, before)
  await updateAssistantRow(context, change)
  context.recordChanges(changesOfRecord(describeAssistant(before), describeAssistant(change)), change.wechatNickname)
  return null
}

/** Rooms lose the assistant with it. */
export async function deleteAssistant({ db, recordChanges, announceArea }: StaffContext, { id }: { id: number }) {
  const assistant = await lockAssistant(db, id)
  await deleteAssistantRow(db, id)
  recordChanges(changesOfRecord(describeAssistant(assistant), undefined), assistant.wechatNickname)
  announceArea(liveRoomApi)
  return null
}
