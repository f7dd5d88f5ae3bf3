import { videoApi } from '@zhanggui/contract/video/video'
import { changesBetween, type RecordChanges } from '@zhanggui/domain/audit/change-rules'
import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { draftStateOf, nextReviews, whyNotDraft } from '@zhanggui/domain/video/draft-state'
import { draftReview } from '@zhanggui/domain/video/video-codes'
import { refuseIf } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { approve } from '../product/approve.ts'
import { lockDraft, reviewColumns, type StoredDraft } from './draft.sql.ts'
import { setDraft } from './set-draft.sql.ts'

export type Decision = { readonly kind: 'pass' } | { readonly kind: 'refuse'; readonly reason: string }

const toldOf = (decision: Decision) =>
  decision.kind === 'pass' ? '审核通过' : `审核未通过：${decision.reason}`

function tell({ announce, announceArea }: WriteContext, { id, title }: StoredDraft, who: string, told: string) {
  const isApproved = who === '微信' && told === toldOf({ kind: 'pass' })
  const list = isApproved ? 'productList' : 'draftList'
  announce({
    type: noticeType.is.system,
    title: '视频号商品审核',
    content: `${title} ${who}${told}`,
    url: `/videoChannel/${list}?proId=${id}`,
    permission: isApproved ? videoApi.products.permission : videoApi.drafts.permission,
  })
  announceArea(videoApi)
}

/** The platform's decision. What it passes goes on to the social platform. */
export async function decideDraft(
  context: WriteContext & { readonly recordChanges: RecordChanges },
  id: number,
  decision: Decision,
): Promise<null> {
  const { db, now, recordChanges } = context
  const draft = await lockDraft(db, id)
  refuseIf(whyNotDraft(draft, decision.kind))
  const after = nextReviews(decision.kind)
  const reason = decision.kind === 'refuse' ? decision.reason : ''
  const sent = decision.kind === 'pass' ? { sent_at: now } : {}
  await setDraft(db, id, { ...reviewColumns(after), platform_refusal: reason, ...sent, updated_at: now })
  recordChanges(
    changesBetween({
      平台审核: [draftReview.label(draft.platformEditStatus), draftReview.label(after.platformEditStatus)],
    }),
    draft.title,
  )
  tell(context, draft, '平台', toldOf(decision))
  return null
}

export type ChannelDecision =
  | { readonly kind: 'pass'; readonly channelId: string }
  | { readonly kind: 'refuse'; readonly reason: string }

/**
 * What the social platform has decided, or why it took the draft in the first place not. Said twice, too late or about an
 * earlier version, it changes nothing.
 */
export async function decideByChannel(
  context: WriteContext,
  id: number,
  decision: ChannelDecision,
  saidAt: Date = context.now,
): Promise<void> {
  const { db, now } = context
  const draft = await lockDraft(db, id)
  const isCurrent = draft.sentAt !== null && wholeSeconds(saidAt) >= wholeSeconds(draft.sentAt)
  if (draftStateOf(draft) !== 'sent' || !isCurrent) return
  const reviews = reviewColumns(nextReviews(decision.kind === 'pass' ? 'channelPass' : 'channelRefuse'))
  const reason = decision.kind === 'refuse' ? decision.reason : ''
  await setDraft(db, id, { ...reviews, channel_refusal: reason, updated_at: now })
  if (decision.kind === 'pass') await approve(context, draft, decision.channelId)
  tell(context, draft, '微信', toldOf(decision))
}

/** Their clock counts whole seconds. */
const wholeSeconds = (at: Date) => Math.floor(at.getTime() / 1000)
