import { refundApi } from '@zhanggui/contract/order/refund'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { isAllShipped, whyNotShip, wholeShipment } from '@zhanggui/domain/order/order-lines'
import { afterSales, type ReturnWay, returnWay } from '@zhanggui/domain/order/refund-codes'
import { checkOrder, findOrder, listLines, lockOrder, piecesOf, updateLine, updateOrder } from '#features/orders/public'
import { applyForRefund, sendBackGoods } from '#features/refunds/public'
import { refuse } from '#platform/http/refusals'
import type { TestApp } from '#test/app/test-app'
import { inShop, type MadeOrder, makeOrder, type OrderTraits } from '#test/make/order'
import type { Shop } from '#test/make/shop.sql'
import { makeReturnAddress } from '#test/make/store/store-settings'

/** Lines of an order, read as they are. */
export const linesOf = (app: TestApp, shop: Shop, orderNo: string) =>
  inShop(app, shop, async ({ db }) => listLines(db, (await findOrder(db, orderNo)).id))

export const orderOf = (app: TestApp, shop: Shop, orderNo: string) =>
  inShop(app, shop, ({ db }) => findOrder(db, orderNo))

/** Sends pieces of each line, or everything that can be sent; as the shop's staff would. */
export const ship = (app: TestApp, shop: Shop, orderNo: string, pieces?: readonly number[]) =>
  inShop(app, shop, async (context) => {
    const { db, now } = context
    const order = await lockOrder(db, orderNo)
    checkOrder(order, 'ship')
    const lines = await listLines(db, order.id)
    const stand = new Map(lines.map((line) => [line.id, piecesOf(line)]))
    const chosen = pieces
      ? lines.flatMap(({ id }, index) => (pieces[index] ? [{ lineId: id, pieces: pieces[index] }] : []))
      : wholeShipment(stand)
    const wrong = whyNotShip(stand, chosen)
    if (wrong) refuse(wrong.message)
    for (const line of lines) {
      const sent = chosen.find(({ lineId }) => lineId === line.id)?.pieces ?? 0
      if (sent > 0) await updateLine(db, line, { shipped: line.shipped + sent })
    }
    const isWhole = isAllShipped((await listLines(db, order.id)).map(piecesOf))
    await updateOrder(context, order.id, {
      status: isWhole ? orderStatus.is.shipped : orderStatus.is.partlyShipped,
      ...(isWhole && { sent_at: now, due_at: null }),
    })
  })

interface Traits {
  readonly order?: MadeOrder
  /** Which of the order's lines. */
  readonly line?: number
  readonly num?: number
  /** Sent, and to be sent back. */
  readonly isReturn?: boolean
  readonly returnWay?: ReturnWay
  readonly payment?: OrderTraits['payment']
  readonly pictures?: readonly string[]
}

export interface MadeRefund {
  readonly refundOrderNo: string
  readonly orderNo: string
  readonly order: MadeOrder
}

/** A buyer's application, as the shop front makes it. */
export async function makeRefund(app: TestApp, shop: Shop, traits: Traits = {}): Promise<MadeRefund> {
  const { line = 0, num = 1, isReturn = false } = traits
  const order = traits.order ?? (await makeOrder(app, shop, traits.payment ? { payment: traits.payment } : {}))
  const { orderNo } = order
  if (isReturn && !traits.order) await ship(app, shop, orderNo)
  const lines = await linesOf(app, shop, orderNo)
  const { refundOrderNo } = await inShop(app, shop, (context) =>
    applyForRefund(context, {
      orderNo,
      orderDetailId: lines[line]?.id ?? 0,
      num,
      afterSalesType: isReturn ? afterSales.is.withReturn : afterSales.is.moneyOnly,
      returnGoodsType: isReturn ? (traits.returnWay ?? returnWay.is.express) : returnWay.is.none,
      reason: '不想要了',
      explain: '买多了',
      pictures: traits.pictures ?? ['/media/a.png'],
    }),
  )
  return { refundOrderNo, orderNo, order }
}

/** A refund whose goods are on their way back. */
export async function makeSentBack(app: TestApp, shop: Shop): Promise<MadeRefund> {
  const made = await makeRefund(app, shop, { isReturn: true })
  const merAddressId = await makeReturnAddress(app, shop)
  const { token } = shop.owner
  const { refundOrderNo } = made
  await app.call(refundApi.audit, { refundOrderNo, auditType: 'success', merAddressId }, { token })
  const parcel = { refundOrderNo, expressCode: 'shunfeng', trackingNumber: 'SF1001', telephone: '13912345678' }
  await inShop(app, shop, (context) => sendBackGoods(context, parcel))
  return made
}

/** A refund that the payment channel has not paid. */
export async function makeFailedRefund(app: TestApp, shop: Shop): Promise<MadeRefund> {
  const made = await makeRefund(app, shop, { payment: { payNo: 'P-failed' } })
  const { refundOrderNo } = made
  await app.call(refundApi.audit, { refundOrderNo, auditType: 'success' }, { token: shop.owner.token })
  await app.drainJobs()
  return made
}
