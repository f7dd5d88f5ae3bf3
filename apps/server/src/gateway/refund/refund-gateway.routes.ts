import { refundGateway } from '@zhanggui/contract/gateway/refund'
import { toFen } from '@zhanggui/domain/kernel/money'
import {
  applyForRefund,
  findRefund,
  forceRefund,
  revokeRefund,
  sendBackGoods,
  takeFailure,
  takePayment,
} from '#features/refunds/public'
import { findOrderById } from '#features/orders/public'
import { answerOnce } from '../access/gateway-request.sql.ts'
import { bindGateway } from '../gateway-route.ts'

/** What buyers and the platform do with refunds. */
export const refundGatewayRoutes = bindGateway(refundGateway, {
  apply: ({ runForBuyer }, { merId, number, ...application }) =>
    runForBuyer(merId, (merchant) => {
      const request = { kind: 'refund.apply', number, content: application, reply: refundGateway.apply.reply }
      return answerOnce(merchant, request, () => applyForRefund(merchant, application))
    }),
  sendBack: ({ runForBuyer }, { merId, ...parcel }) =>
    runForBuyer(merId, (merchant) => sendBackGoods(merchant, parcel)),
  revoke: ({ runForBuyer }, { merId, ...refund }) => runForBuyer(merId, (merchant) => revokeRefund(merchant, refund)),
  force: ({ runForMerchant }, { merId, ...decision }) =>
    runForMerchant(merId, (merchant) => forceRefund(merchant, decision)),
  channelResult: ({ runForMerchant }, { merId, outRefundNo, isPaid, error }) =>
    runForMerchant(merId, async (merchant) => {
      if (isPaid) await takePayment(merchant, outRefundNo)
      else await takeFailure(merchant, outRefundNo, error === '' ? '支付渠道退款失败' : error, true)
      return null
    }),
  info: ({ readMerchant }, { merId, refundOrderNo }) =>
    readMerchant(merId, async (db) => {
      const refund = await findRefund(db, refundOrderNo)
      const { orderNo } = await findOrderById(db, refund.order_id)
      return {
        refundOrderNo,
        orderNo,
        refundStatus: refund.status,
        refundPrice: toFen(refund.amount_fen),
        refundReason: refund.refusal,
        receiver: refund.return_receiver,
        receiverPhone: refund.return_phone,
        receiverAddressDetail: refund.return_address,
      }
    }),
})
