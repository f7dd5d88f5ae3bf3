import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { liveAssistantApi } from '@zhanggui/contract/live/assistant'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { checkVersion } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { describeAssistant, lockAssistant, updateAssistantRow } from './assistant.sql.ts'

export async function updateAssistant(context: StaffContext, change: InputOf<typeof liveAssistantApi.update>) {
  const before = await lockAssistant(context.db, change.id)
  checkVersion(change, before)
  await updateAssistantRow(context, change)
  context.recordChanges(changesOfRecord(describeAssistant(before), describeAssistant(change)), change.wechatNickname)
  return null
}
