import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { ReplacePicture } from '#features/pictures/public'
import { refuse } from '#platform/http/refusals'
import { recordReviewPictures } from './record-review-pictures.ts'
import { lockReview, updateReviewPictures } from './review.sql.ts'

/** Of what the shop has written itself. What a buyer has shown stays as it is. */
export const replaceReviewPicture: ReplacePicture = async ({ db, recordChanges }, id, swap) => {
  const { nickname, avatar, pics, isVirtual } = await lockReview(db, id)
  if (!isVirtual) refuse('买家评论的图片不能替换')
  const after = { avatar: swap(avatar), pics: pics.map(swap) }
  await updateReviewPictures(db, id, after)
  await recordReviewPictures(db, { id, nickname }, [...new Set([after.avatar, ...after.pics])])
  recordChanges(
    changesBetween({ 评论人头像: [avatar, after.avatar], 评论图片: [pics.join('、'), after.pics.join('、')] }),
    nickname,
  )
}
