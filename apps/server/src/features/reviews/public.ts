export { addBuyerReview } from './add-buyer-review.ts'
