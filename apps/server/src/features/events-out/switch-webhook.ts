import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { lockNumbers } from '#platform/outbox/outbox.sql'
import { listenWhereWanted } from './listen-where-wanted.ts'
import { lockWebhook, updateWebhook } from './webhook.sql.ts'

const state = (isOn: boolean) => (isOn ? '打开' : '关闭')

/** Switched on again, it goes on where it stopped: what happened meanwhile is told in order. */
export async function switchWebhook(
  context: StaffContext,
  { id, isOn }: { readonly id: number; readonly isOn: boolean },
) {
  await lockNumbers(context.db)
  const webhook = await lockWebhook(context.db, id)
  await updateWebhook(context, id, { is_on: isOn, off_reason: '', failing_since: null })
  await listenWhereWanted(context)
  context.recordChanges(changesBetween({ 推送: [state(webhook.isOn), state(isOn)] }), webhook.name)
  return null
}
