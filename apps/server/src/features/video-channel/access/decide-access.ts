import { videoAccessApi } from '@zhanggui/contract/video/video-access'
import { videoApi } from '@zhanggui/contract/video/video'
import { changesBetween, type RecordChanges } from '@zhanggui/domain/audit/change-rules'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { type AccessTask, accessStatus, accessTask } from '@zhanggui/domain/video/video-codes'
import { whyNotApply, whyNotInChannel } from '@zhanggui/domain/video/video-rules'
import { refuseIf } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import type { Decision } from '../draft/decide-draft.ts'
import { lockApplication, setAccess } from './access.sql.ts'

type Recorded = WriteContext & { readonly recordChanges: RecordChanges }

/** The platform's decision about a shop's application. */
export async function decideAccess(context: Recorded, decision: Decision): Promise<null> {
  const { db, now, recordChanges, announce, announceArea } = context
  const application = await lockApplication(db)
  refuseIf(whyNotApply(application.status, 'decide'))
  const status = decision.kind === 'pass' ? accessStatus.is.open : accessStatus.is.refused
  const refusal = decision.kind === 'refuse' ? decision.reason : ''
  await setAccess(db, { status, refusal, decided_at: now, updated_at: now })
  recordChanges(changesBetween({ 申请状态: [accessStatus.label(application.status), accessStatus.label(status)] }))
  announce({
    kind: noticeKind.is.liveReview,
    title: '视频号接入申请',
    content: decision.kind === 'pass' ? '视频号接入申请已通过' : `视频号接入申请被驳回：${refusal}`,
    url: '/videoChannel/apply',
    permission: videoAccessApi.info.permission,
  })
  announceArea(videoAccessApi)
  announceArea(videoApi)
  return null
}

/** What the social platform has seen done; the others are still to be done. */
export async function setAccessTasks(context: Recorded, done: readonly AccessTask[]): Promise<null> {
  const { db, now, recordChanges, announceArea } = context
  const application = await lockApplication(db)
  refuseIf(whyNotInChannel(application.status))
  await setAccess(db, { tasks: JSON.stringify(done), updated_at: now })
  const labels = (tasks: readonly AccessTask[]) => tasks.map(accessTask.label).join('、')
  recordChanges(changesBetween({ 接入任务: [labels(application.tasks), labels(done)] }))
  announceArea(videoAccessApi)
  return null
}
