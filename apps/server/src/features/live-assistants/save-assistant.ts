import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { liveAssistantApi } from '@zhanggui/contract/live/assistant'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { describeAssistant, insertAssistant } from './assistant.sql.ts'

export async function saveAssistant(context: StaffContext, draft: InputOf<typeof liveAssistantApi.save>) {
  const id = await context.newId()
  await insertAssistant(context, id, draft)
  context.recordChanges(changesOfRecord(undefined, describeAssistant(draft)), draft.wechatNickname)
  return { id }
}
