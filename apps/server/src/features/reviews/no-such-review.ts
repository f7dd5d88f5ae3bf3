import { refuse } from '#platform/http/refusals'

export const noSuchReview = (): never => refuse('商品评论不存在', { code: 6902 })
