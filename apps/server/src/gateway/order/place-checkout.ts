import { orderGateway } from '@zhanggui/contract/gateway/order'
import type { InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { sumFen } from '@zhanggui/domain/kernel/money'
import { cancelledBy } from '@zhanggui/domain/order/order-codes'
import { whyNotOrder } from '@zhanggui/domain/order/order-state'
import { findShopName } from '#features/merchants/public'
import { askForOrder, cancelOrder, lockOrder, placeOrder } from '#features/orders/public'
import { Refusal } from '#platform/http/refusals'
import { freeCheckout } from '../access/gateway-checkout.sql.ts'
import { answerOnce, freeNumber } from '../access/gateway-request.sql.ts'
import type { GatewayContext } from '../gateway-route.ts'
import { retryOnClash } from './retry-on-clash.ts'

type Checkout = InputOf<typeof orderGateway.place>
type Placed = ReplyOf<typeof orderGateway.place>['orderList'][number]

const KIND = 'order.place'
const placedPart = orderGateway.place.reply.shape.orderList.element

/**
 * Places every part of a checkout, each in a transaction of its shop, or none: what was placed before a refusal is cancelled
 * again and its number freed. The number stands for the whole checkout, whichever shops it is about. A part that is left over when the node dies is found by the next try, or not paid in time.
 */
export async function placeCheckout(context: GatewayContext, checkout: Checkout) {
  const { platOrderNo } = checkout
  await context.claimCheckout(platOrderNo, checkout)
  const placed: Placed[] = []
  try {
    for (const part of checkout.orderList) placed.push(await placePart(context, checkout, part))
    const payPrice = sumFen(placed.map((order) => order.payPrice))
    if (checkout.payPrice !== undefined && checkout.payPrice !== payPrice) {
      throw new Refusal(5031, '商品价格已变化，请重新确认订单')
    }
    return { platOrderNo, payPrice, orderList: placed }
  } catch (error) {
    if (error instanceof Refusal) {
      for (const order of placed) await takeBack(context, checkout, order)
      await context.inPlatform((db) => freeCheckout(db, platOrderNo))
    }
    throw error
  }
}

type Part = Checkout['orderList'][number]

async function placePart(context: GatewayContext, checkout: Checkout, part: Part): Promise<Placed> {
  const { merId } = part
  const { orderList: _, payPrice: __, ...head } = checkout
  const place = () =>
    context.runForBuyer(merId, (writing) => {
      // Asked with the number; where that was used before, nobody hears of it.
      const asked = askForOrder(writing, head, part)
      asked.catch(() => undefined)
      return answerOnce(
        writing,
        { kind: KIND, number: checkout.platOrderNo, content: checkout, reply: placedPart },
        async () => ({ merId, ...(await placeOrder(writing, head, part, asked)) }),
      )
    })
  return retryOnClash(place).catch((error: unknown) => nameShop(context, checkout, merId, error))
}

/** Says which shop refuses, where there are several. */
async function nameShop(
  context: GatewayContext,
  { orderList }: Checkout,
  merId: number,
  error: unknown,
): Promise<never> {
  if (!(error instanceof Refusal)) throw error
  const name = orderList.length > 1 ? await context.readMerchant(merId, findShopName) : undefined
  throw new Refusal(error.code, name ? `${name}：${error.message}` : error.message, { merId })
}

function takeBack(context: GatewayContext, { platOrderNo }: Checkout, { merId, orderNo }: Placed) {
  return context.runForBuyer(merId, async (writing) => {
    await freeNumber(writing.db, KIND, platOrderNo)
    // Of an earlier try, and ended since.
    if (whyNotOrder(await lockOrder(writing.db, orderNo), 'cancel')) return
    await cancelOrder(writing, { orderNo }, cancelledBy.is.system, '合并下单失败，订单自动取消')
  })
}
