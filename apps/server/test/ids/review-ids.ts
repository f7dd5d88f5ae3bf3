import { makeProduct } from '#test/make/product.sql'
import { makeReview } from '#test/make/review.sql'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const review =
  (rest: Record<string, unknown> = {}): MakeInput =>
  async (app, shop) => ({ id: await makeReview(app, shop), ...rest })

/** The calls about reviews that take an id. */
export const reviewIds: Readonly<Record<string, MakeInput>> = {
  'review.addVirtual': async (app, shop) => {
    const { id, skuIds } = await makeProduct(app, shop)
    const draft = { star: 5, comment: '好', pics: [], avatar: '/media/a.png', nickname: '客' }
    return { productId: id, attrValueId: skuIds[0], ...draft }
  },
  'review.answer': review({ merchantReplyContent: '谢谢' }),
  'review.delete': review(),
  'review.info': review(),
}
