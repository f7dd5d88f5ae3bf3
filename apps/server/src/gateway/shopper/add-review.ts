import { shopperGateway } from '@zhanggui/contract/gateway/shopper'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { listLines, lockOrder, refuseOrder, updateLine } from '#features/orders/public'
import { addBuyerReview } from '#features/reviews/public'
import { findShopper } from '#features/shoppers/public'
import { missing, refuse } from '#platform/http/refusals'
import { orderRefusal } from '@zhanggui/domain/order/order-state'
import type { WriteContext } from '#platform/transactions'
import { answerOnce } from '../access/gateway-request.sql.ts'
import type { GatewayContext } from '../gateway-route.ts'

type Review = InputOf<typeof shopperGateway.review>

/** What the buyer says about one line of an order, once. */
export const addReview = ({ runForBuyer }: GatewayContext, { merId, ...review }: Review) =>
  runForBuyer(merId, (context) =>
    answerOnce(
      context,
      { kind: 'shopper.review', number: review.number, content: review, reply: shopperGateway.review.reply },
      () => reviewLine(context, review),
    ),
  )

async function reviewLine(context: WriteContext, review: Omit<Review, 'merId'>) {
  const { db } = context
  const order = await lockOrder(db, review.orderNo)
  if (order.uid !== review.uid) refuseOrder(orderRefusal.missing)
  const line =
    (await listLines(db, order.id)).find(({ id }) => id === review.orderDetailId) ??
    refuse('订单详情不存在', { code: 5201 })
  if (!line.is_received) refuse('收货后才能评价', { code: 5032 })
  if (line.is_reviewed) refuse('商品已评价', { code: 5033 })
  const author = (await findShopper(db, review.uid)) ?? missing('用户不存在')
  await updateLine(db, line, { is_reviewed: true })
  const { star, comment, pictures } = review
  const { product_id: productId, sku_id: skuId, sku_label: skuLabel, id: lineId } = line
  const subject = { productId, skuId, skuLabel, lineId, orderNo: order.orderNo }
  return { id: await addBuyerReview(context, { ...subject, star, comment, pictures, author }) }
}
