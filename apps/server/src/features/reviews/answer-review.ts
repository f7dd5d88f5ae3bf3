import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { reviewApi } from '@zhanggui/contract/goods/product-review'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findReview, updateReply } from './review.sql.ts'

/** Once for each review. */
export async function answerReview(
  { db, now, recordChanges }: StaffContext,
  { id, merchantReplyContent }: InputOf<typeof reviewApi.answer>,
) {
  const isFirst = await updateReply(db, id, merchantReplyContent, now)
  const review = await findReview(db, id)
  if (!isFirst) refuse('商品已评论', { code: 6903 })
  recordChanges(
    changesBetween({ [`${review.nickname}的评论：回复内容`]: ['', merchantReplyContent] }),
    `${review.nickname}的评论`,
  )
  return null
}
