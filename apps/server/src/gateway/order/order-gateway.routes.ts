import { orderGateway } from '@zhanggui/contract/gateway/order'
import { toFen } from '@zhanggui/domain/kernel/money'
import { cancelledBy } from '@zhanggui/domain/order/order-codes'
import { listBookable } from '#features/delivery-times/public'
import {
  cancelOrder,
  deleteOrderOfBuyer,
  findOrder,
  listLines,
  listSellable,
  payOrder,
  receiveOrder,
  setGroupBuy,
} from '#features/orders/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { bindGateway } from '../gateway-route.ts'
import { placeCheckout } from './place-checkout.ts'
import { quoteCheckout } from './quote-checkout.ts'

export const orderGatewayRoutes = bindGateway(orderGateway, {
  goods: ({ readMerchant }, { merId, ...page }) => readMerchant(merId, (db) => listSellable(db, page)),
  deliveryTimes: ({ readMerchant, now }, { merId, shippingType: way }) =>
    readMerchant(merId, (db) => listBookable(db, way, now)),
  quote: quoteCheckout,
  place: placeCheckout,
  pay: ({ runForBuyer }, { merId, ...payment }) => runForBuyer(merId, (context) => payOrder(context, payment)),
  cancel: ({ runForBuyer }, { merId, ...order }) =>
    runForBuyer(merId, (context) => cancelOrder(context, order, cancelledBy.is.buyer)),
  receive: ({ runForBuyer }, { merId, ...order }) =>
    runForBuyer(merId, (context) => receiveOrder(context, order, 'buyer')),
  delete: ({ runForBuyer }, { merId, ...order }) => runForBuyer(merId, (context) => deleteOrderOfBuyer(context, order)),
  setGroupBuy: ({ runForBuyer }, { merId, ...outcome }) =>
    runForBuyer(merId, (context) => setGroupBuy(context, outcome)),
  info: ({ readMerchant }, { merId, orderNo }) => readMerchant(merId, (db) => readOrder(db, orderNo)),
})

async function readOrder(db: MerchantDb, orderNo: string) {
  const order = await findOrder(db, orderNo)
  const lines = await listLines(db, order.id)
  return {
    orderNo,
    platOrderNo: order.checkoutNo,
    status: order.status,
    refundStatus: order.refund,
    payPrice: toFen(order.payFen),
    createTime: order.createdAt,
    payTime: order.paidAt,
    detailList: lines.map((line) => ({
      id: line.id,
      attrValueId: line.sku_id,
      payNum: line.pieces,
      deliveryNum: line.shipped,
      applyRefundNum: line.applied,
      proRefundSwitch: line.is_refundable,
      refundNum: line.refunded,
      payPrice: toFen(line.pay_fen),
      refundPrice: toFen(line.refunded_fen),
    })),
  }
}
