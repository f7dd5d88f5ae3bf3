import { codeTable } from '../kernel/code-table.ts'

/** What other programs of a shop are told. The data of each: docs/events.md. */
export const eventType = codeTable({
  orderPaid: { code: 'order.paid', label: '订单已付款' },
  orderCancelled: { code: 'order.cancelled', label: '订单已取消' },
  orderShipped: { code: 'order.shipped', label: '订单已发货' },
  deliveryChanged: { code: 'order.delivery_changed', label: '配送信息已修改' },
  orderUnshipped: { code: 'order.unshipped', label: '发货已撤销' },
  priceChanged: { code: 'order.price_changed', label: '订单已改价' },
  orderVerified: { code: 'order.verified', label: '订单已核销' },
  orderUnverified: { code: 'order.unverified', label: '核销已撤销' },
  orderReceived: { code: 'order.received', label: '订单已收货' },
  refundApplied: { code: 'refund.applied', label: '买家申请退款' },
  refundPaid: { code: 'refund.refunded', label: '已退款' },
  refundClosed: { code: 'refund.closed', label: '退款已关闭' },
  stockMoved: { code: 'stock.moved', label: '库存变动' },
})
export type EventType = (typeof eventType.codes)[number]

export const deliveryStatus = codeTable({
  waiting: { code: 0, label: '等待推送', tone: 'warning' },
  delivered: { code: 1, label: '已送达', tone: 'success' },
  failed: { code: 2, label: '未送达', tone: 'danger' },
})
export type DeliveryStatus = (typeof deliveryStatus.codes)[number]
