import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { markReviewDeleted } from './review.sql.ts'
import { recordReviewPictures } from './record-review-pictures.ts'

export async function deleteReview({ db, now, recordChanges }: StaffContext, { id }: { id: number }) {
  const { nickname, comment } = await markReviewDeleted(db, id, now)
  await recordReviewPictures(db, { id, nickname }, [])
  recordChanges(changesBetween({ [`${nickname}的评论`]: [comment, ''] }), `${nickname}的评论`)
  return null
}
