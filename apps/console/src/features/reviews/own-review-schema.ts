import { text } from '@zhanggui/contract/kernel/shapes'
import { virtualReviewDraft } from '@zhanggui/contract/goods/product-review'
import { z } from 'zod'

const chosen = (message: string) => z.int({ error: message }).min(1, message)

/** The screen's own words for what is missing. */
export const ownReviewSchema = virtualReviewDraft.extend({
  productId: chosen('请选择商品'),
  attrValueId: chosen('请选择规格'),
  star: chosen('评价星级不能为空').max(5, '评价星级为1-5'),
  comment: z.string().trim().min(1, '请填写评价内容').max(512, '评价内容不能超过512个字符'),
  nickname: text('用户昵称', { max: 32, blank: '请填写用户昵称' }),
})
