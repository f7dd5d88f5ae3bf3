import { toShip } from '#api/testing/fake-order-flags.ts'
import type { OrderRow } from '@zhanggui/contract/order/order-fields'
import type { RefundRow } from '@zhanggui/contract/order/refund'
import { toFen } from '@zhanggui/domain/kernel/money'

const at = new Date('2026-11-17T09:00:00Z')
const [nothing, price] = [toFen(0), toFen(4800)]
const goods = { productId: 1, attrValueId: 1, productName: '龙井', image: '/media/tea.jpg', sku: '默认', price }

/** An order to be sent. */
export const dueOrder = (orderNo: string, dueTime: Date): OrderRow => ({
  id: 1,
  orderNo,
  ...toShip,
  payPrice: price,
  payType: 'weixin',
  totalNum: 1,
  uid: 5,
  nickName: '小满',
  isLogoff: false,
  level: 1,
  merchantRemark: '',
  userRemark: '',
  createTime: at,
  payTime: at,
  dueTime,
  deliveryTime: '',
  version: 1,
  infoResponseList: [
    {
      ...goods,
      id: 1,
      payNum: 1,
      deliveryNum: 0,
      applyRefundNum: 0,
      refundNum: 0,
      applyUnsentNum: 0,
      refundUnsentNum: 0,
      payPrice: price,
      refundPrice: nothing,
      isReply: false,
    },
  ],
})

/** An application that nobody has answered. */
export const dueRefund = (refundOrderNo: string, dueTime: Date): RefundRow => ({
  id: 1,
  refundOrderNo,
  orderNo: 'SH9',
  uid: 5,
  userNickName: '小满',
  isLogoff: false,
  refundStatus: 0,
  refundPrice: price,
  afterSalesType: 1,
  returnGoodsType: 0,
  promoterType: 'user',
  isCompulsoryRefund: false,
  totalNum: 1,
  merRemark: '',
  refundReasonWap: '不想要了',
  refundReasonWapImg: [],
  createTime: at,
  dueTime,
  channelError: '',
  version: 1,
  refundOrderInfo: { ...goods, orderDetailId: 1, payPrice: price, payNum: 1, applyRefundNum: 1 },
})
