import { videoApi } from '@zhanggui/contract/video/video'
import { changesBetween, type RecordChanges } from '@zhanggui/domain/audit/change-rules'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { draftStateOf, nextReviews, whyNotDraft } from '@zhanggui/domain/video/draft-state'
import { draftReview } from '@zhanggui/domain/video/video-codes'
import { queueSync } from '#features/social/public'
import { refuseIf } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { type Approved, approve } from '../product/approve.ts'
import { subjectOf } from '../sync/subject.ts'
import { lockDraft, reviewColumns, type StoredDraft } from './draft.sql.ts'
import { setDraft } from './set-draft.sql.ts'

export type Decision = { readonly kind: 'pass' } | { readonly kind: 'refuse'; readonly reason: string }
export type ChannelDecision =
  | ({ readonly kind: 'pass' } & Approved)
  | { readonly kind: 'refuse'; readonly reason: string }

const DRAFTS = { page: '/videoChannel/draftList', call: videoApi.drafts }
const PRODUCTS = { page: '/videoChannel/productList', call: videoApi.products }

function tell(
  context: WriteContext,
  { id, title }: StoredDraft,
  told: string,
  { page, call }: typeof DRAFTS | typeof PRODUCTS,
) {
  context.announce({
    kind: noticeKind.is.liveReview,
    title: '视频号商品审核',
    content: `${title} ${told}`,
    url: `${page}?proId=${id}`,
    permission: call.permission,
  })
  context.announceArea(videoApi)
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
  await setDraft(db, id, { ...reviewColumns(after), updated_at: now })
  if (decision.kind === 'pass') {
    await setDraft(db, id, { sent_at: now, arrived_at: null })
    await queueSync(context, subjectOf(id), 'send')
    tell(context, draft, '平台审核通过，已提交微信审核', DRAFTS)
  } else {
    await setDraft(db, id, { platform_refusal: decision.reason })
    tell(context, draft, `平台审核未通过：${decision.reason}`, DRAFTS)
  }
  const label = draftReview.label
  recordChanges(
    changesBetween({ 平台审核: [label(draft.platformEditStatus), label(after.platformEditStatus)] }),
    draft.title,
  )
  return null
}

/**
 * What the social platform has decided, or why it did not take the draft in. Said twice, too late or about an earlier
 * version it changes nothing.
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
  const after = nextReviews(decision.kind === 'pass' ? 'channelPass' : 'channelRefuse')
  await setDraft(db, id, { ...reviewColumns(after), arrived_at: draft.arrivedAt ?? now, updated_at: now })
  if (decision.kind === 'pass') {
    await approve(context, draft, decision)
    tell(context, draft, '微信审核通过', PRODUCTS)
  } else {
    await setDraft(db, id, { channel_refusal: decision.reason })
    tell(context, draft, `微信审核未通过：${decision.reason}`, DRAFTS)
  }
}

/** Their clock counts whole seconds. */
const wholeSeconds = (at: Date) => Math.floor(at.getTime() / 1000)
