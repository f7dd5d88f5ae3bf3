export { addBuyerReview } from './add-buyer-review.ts'
export { countReviewTabs } from './review.sql.ts'
export { listReviews } from './review.sql.ts'
export { replaceReviewPicture } from './replace-review-picture.ts'
