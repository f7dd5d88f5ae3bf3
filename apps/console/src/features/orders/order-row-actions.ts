import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { callAction, deleteAction, openAction, type RowAction } from '#ui/action/row-action.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { dispatchApi } from '@zhanggui/contract/order/dispatch'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderStatus, shippingType } from '@zhanggui/domain/order/order-codes'
import { type OrderAction, whyNotOrder } from '@zhanggui/domain/order/order-state'
import type { ActedOrder } from './acted-order.ts'
import { leftToShip } from './deeds/delivery-values.ts'
import { flagsOf } from '@zhanggui/contract/order/order-flags'

/** What opens over the page about an order. */
export type Deed =
  | 'price'
  | 'close'
  | 'exchange'
  | 'ship'
  | 'verify'
  | 'refund'
  | 'print'
  | 'remark'
  | 'receiver'
  | 'assign'
  | 'reassign'
  | 'withdraw'

export interface OrderHandlers {
  /** Opens the details; nothing where they are open already. */
  readonly look?: (orderNo: string, part: 'info' | 'events') => void
  readonly start: (deed: Deed, order: ActedOrder) => void
}

const is = orderStatus.is

/** The next step of the shop's own courier, as staff take it for them. */
const courierSteps = [
  { at: is.assigned, to: is.accepted, action: 'accept', label: '代接单' },
  { at: is.accepted, to: is.arrived, action: 'arrive', label: '到店' },
  { at: is.arrived, to: is.pickedUp, action: 'pickUp', label: '取货' },
  { at: is.pickedUp, to: is.delivered, action: 'deliver', label: '送达' },
] as const

/** What can be done with an order where it stands: what its own state does not rule out for good, blocked with the reason. */
export function orderActions(order: ActedOrder, handlers: OrderHandlers): RowAction[] {
  const { orderNo, status } = order
  const { look } = handlers
  const flags = flagsOf(order)
  const whyNot = (action: OrderAction) => whyNotOrder(flags, action)?.message
  const open = (label: string, deed: Deed, call: RowAction['call'], because?: string) =>
    openAction(label, () => handlers.start(deed, order), call, because)

  const isPaid = status !== is.unpaid && status !== is.cancelled
  const isToShip = status === is.toShip || status === is.partlyShipped
  const isToShipFirst = status === is.toShip
  const isPickUp = order.shippingType === shippingType.is.pickUp
  const isDelivered = order.shippingType === shippingType.is.delivery
  const step = courierSteps.find(({ at }) => at === status)

  const offered: readonly (RowAction | false | undefined)[] = [
    look && openAction('详情', () => look(orderNo, 'info'), orderApi.info),
    isToShip && !isPickUp && open('发货', 'ship', orderApi.send, whyNot('ship') ?? whyNothingToShip(order)),
    status === is.toVerify && open('核销', 'verify', orderApi.verify, whyNot('verify')),
    step && courierStep(order, step, whyNot(step.action)),
    isToShip && isDelivered && open('派单', 'assign', dispatchApi.assign, whyNot('assign')),
    step && open('改派', 'reassign', dispatchApi.reassign, whyNot('reassign')),
    step && open('撤回派单', 'withdraw', dispatchApi.cancel, whyNot('withdraw')),
    status === is.unpaid && open('改价', 'price', orderChangeApi.editPrice, whyNot('editPrice')),
    status === is.unpaid && open('关闭订单', 'close', orderChangeApi.close, whyNot('close')),
    open('备注', 'remark', orderApi.remark, whyNot('remark')),
    isPaid && open('打印小票', 'print', orderApi.print, whyNot('print')),
    isPaid &&
      isDelivered &&
      !isToShipFirst &&
      open('换货补发', 'exchange', orderChangeApi.exchange, whyNot('exchange')),
    isPaid && open('直接退款', 'refund', directRefundApi.refund, whyNot('refundDirectly')),
    look && openAction('操作记录', () => look(orderNo, 'events'), orderApi.events),
    isPaid && isDelivered && open('修改收货信息', 'receiver', orderApi.editReceiver, whyNot('editAddress')),
    deleteAction(orderApi.delete, { orderNo }, { name: `订单 ${orderNo}`, ...because(whyNot('deleteByShop')) }),
  ]
  return offered.filter((action) => action !== false && action !== undefined)
}

/** All that is left is applied for by the buyer. */
const whyNothingToShip = ({ lines }: ActedOrder) =>
  lines.every((line) => leftToShip(line) === 0) ? '没有可发的商品，请先处理退款申请' : undefined

const because = (reason: string | undefined) => (reason === undefined ? {} : { because: reason })

type CourierStep = (typeof courierSteps)[number]

const courierStep = ({ orderNo }: ActedOrder, { to, label }: CourierStep, reason: string | undefined) =>
  callAction(label, {
    call: dispatchApi.advance,
    input: { orderNo, to },
    because: reason,
    confirm: { text: `订单 ${orderNo} 的配送进度改为「${orderStatus.label(to)}」吗？`, action: label },
    refresh: [orderApi],
    onDone: () => markChanged(orderApi.list, orderNo),
  })
