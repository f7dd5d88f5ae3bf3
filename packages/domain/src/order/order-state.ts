import {
  type DeliveryType,
  deliveryType,
  type GoodsKind,
  goodsKind,
  type GroupBuyStatus,
  groupBuyStatus,
  type OrderRefund,
  orderRefund,
  type OrderStatus,
  orderStatus,
  type ShippingType,
  shippingType,
  statusesOnTheWay,
} from './order-codes.ts'

/** Why something cannot be done with an order, with the business code of the wire (sheet of orders, 2.9). */
export interface OrderRefusal {
  readonly code: number
  readonly message: string
}

export const orderRefusal = {
  missing: { code: 5001, message: '订单不存在' },
  deleted: { code: 5002, message: '订单已删除' },
  refunded: { code: 5004, message: '订单已退款' },
  status: { code: 5005, message: '订单状态异常' },
  pickUp: { code: 5006, message: '订单配送方式门店自提' },
  notDeletedByBuyer: { code: 5007, message: '订单用户未删除' },
  verified: { code: 5008, message: '订单已核销' },
  cancelled: { code: 5009, message: '订单已经取消' },
  unpaid: { code: 5010, message: '订单未支付' },
  paid: { code: 5011, message: '订单已经支付' },
  notToShip: { code: 5012, message: '订单不处于待发货状态' },
  openRefund: { code: 5013, message: '有退款申请处理中，请先处理' },
  openGroupBuy: { code: 5014, message: '拼团未成功' },
  virtualGoods: { code: 5015, message: '虚拟商品订单只支持无需发货方式发货' },
  unfinished: { code: 5016, message: '未完成订单无法删除' },
  buyerRefund: { code: 5017, message: '发生用户申请退款的订单无法商家直接退款' },
  shippedAlready: { code: 5018, message: '订单已发货，不能修改收货信息' },
  notDeliverable: { code: 5019, message: '订单不是商家配送' },
  openRefundAtDesk: { code: 5022, message: '有退款申请处理中，无法核销' },
  notOnItsWay: { code: 5041, message: '订单未发货或买家已收货，不能撤销发货' },
  notSentYet: { code: 5042, message: '订单还没有发货，不能换货或补发' },
  nothingToExchange: { code: 5043, message: '虚拟商品不能换货或补发' },
  notHandedOver: { code: 5044, message: '订单未核销或已完成，不能撤销核销' },
  notPickedUp: { code: 5045, message: '订单不是门店自提' },
  withCourier: { code: 5046, message: '订单正在配送中，请通过改派更换配送人员' },
  /** Somebody else was faster. */
  changed: { code: 5020, message: '订单状态已变化，请刷新后重试' },
} as const satisfies Record<string, OrderRefusal>

/** What decides about what may be done; `openRefunds` counts applications that nobody has settled. */
export interface OrderFlags {
  readonly status: OrderStatus
  readonly refund: OrderRefund
  readonly shippingType: ShippingType
  readonly goodsKind: GoodsKind
  readonly groupBuy: GroupBuyStatus
  readonly openRefunds: number
  /** There is, or was with success, a refund that the buyer asked for. */
  readonly hasBuyerRefund: boolean
  readonly isDeletedByBuyer: boolean
  readonly isDeletedByShop: boolean
}

type WhyNot = (order: OrderFlags) => OrderRefusal | undefined

interface Transition {
  readonly from: readonly OrderStatus[]
  /** What somebody is told who comes from another status. */
  readonly elsewhere: OrderRefusal
  readonly whyNot?: readonly WhyNot[]
  /** The status afterwards, where the action decides it alone. */
  readonly to?: OrderStatus
}

const is = orderStatus.is
const paidStatuses = orderStatus.codes.filter((status) => status !== is.unpaid && status !== is.cancelled)

const notRefunded: WhyNot = ({ refund }) => (refund === orderRefund.is.whole ? orderRefusal.refunded : undefined)
const noOpenRefund: WhyNot = ({ openRefunds }) => (openRefunds > 0 ? orderRefusal.openRefund : undefined)
const noOpenRefundAtDesk: WhyNot = ({ openRefunds }) => (openRefunds > 0 ? orderRefusal.openRefundAtDesk : undefined)
const groupBuySettled: WhyNot = ({ groupBuy }) =>
  groupBuy === groupBuyStatus.is.open || groupBuy === groupBuyStatus.is.failed ? orderRefusal.openGroupBuy : undefined
const delivered: WhyNot = ({ shippingType: way }) => {
  if (way === shippingType.is.pickUp) return orderRefusal.pickUp
  return way === shippingType.is.delivery ? undefined : orderRefusal.notDeliverable
}
const carried: WhyNot = ({ goodsKind: kind }) =>
  kind === goodsKind.is.plain ? undefined : orderRefusal.nothingToExchange
const pickedUp: WhyNot = ({ shippingType: way }) =>
  way === shippingType.is.pickUp ? undefined : orderRefusal.notPickedUp
const shippable: WhyNot = ({ shippingType: way }) => (way === shippingType.is.pickUp ? orderRefusal.pickUp : undefined)

const step = (from: readonly OrderStatus[], to: OrderStatus) => ({
  from,
  elsewhere: orderRefusal.status,
  whyNot: [notRefunded],
  to,
})

/**
 * Everything that changes an order, or needs it to stand somewhere (sheet of orders, 3.1, 3.2, 3.3, 7.1). The server checks
 * by it and the console explains by it. Where `to` is missing, the action's own rules decide.
 */
const transitions = {
  pay: { from: [is.unpaid], elsewhere: orderRefusal.paid },
  cancel: { from: [is.unpaid], elsewhere: orderRefusal.paid, to: is.cancelled },
  close: { from: [is.unpaid], elsewhere: orderRefusal.paid, to: is.cancelled },
  editPrice: { from: [is.unpaid], elsewhere: orderRefusal.paid },
  ship: {
    from: [is.toShip, is.partlyShipped],
    elsewhere: orderRefusal.notToShip,
    whyNot: [notRefunded, groupBuySettled, shippable],
  },
  /** Back to what it was before the parcel left; how far back, its other parcels say. */
  unship: {
    from: [is.partlyShipped, is.shipped],
    elsewhere: orderRefusal.notOnItsWay,
    whyNot: [notRefunded, noOpenRefund],
  },
  /** Goods go out once more: in exchange, or because something was missing. */
  exchange: {
    from: [is.partlyShipped, is.shipped, is.delivered, is.completed],
    elsewhere: orderRefusal.notSentYet,
    whyNot: [notRefunded, carried, shippable],
  },
  /** They are back on the shelf. What the order itself was about may have been taken back before. */
  unexchange: {
    from: [is.toShip, is.partlyShipped, is.shipped, is.delivered, is.completed],
    elsewhere: orderRefusal.status,
    whyNot: [notRefunded],
  },
  verify: {
    from: [is.toVerify],
    elsewhere: orderRefusal.verified,
    whyNot: [notRefunded, noOpenRefundAtDesk, groupBuySettled],
    to: is.delivered,
  },
  unverify: {
    from: [is.delivered],
    elsewhere: orderRefusal.notHandedOver,
    whyNot: [pickedUp, notRefunded, noOpenRefund],
    to: is.toVerify,
  },
  receive: {
    from: [is.shipped],
    elsewhere: orderRefusal.status,
    whyNot: [notRefunded, noOpenRefund],
    to: is.delivered,
  },
  complete: {
    from: [is.delivered],
    elsewhere: orderRefusal.status,
    whyNot: [noOpenRefund],
    to: is.completed,
  },
  assign: {
    from: [is.toShip],
    elsewhere: orderRefusal.notToShip,
    whyNot: [notRefunded, noOpenRefund, groupBuySettled, delivered],
    to: is.assigned,
  },
  accept: step([is.assigned], is.accepted),
  reassign: step([is.assigned, is.accepted, is.arrived], is.assigned),
  withdraw: step([is.assigned, is.accepted], is.toShip),
  arrive: step([is.accepted], is.arrived),
  /** What somebody asks back stays in the shop until it is decided. */
  pickUp: { ...step([is.arrived], is.pickedUp), whyNot: [notRefunded, noOpenRefund] },
  deliver: step([is.pickedUp], is.delivered),
  refundDirectly: {
    from: paidStatuses,
    elsewhere: orderRefusal.unpaid,
    whyNot: [
      notRefunded,
      ({ hasBuyerRefund }) => (hasBuyerRefund ? orderRefusal.buyerRefund : undefined),
      noOpenRefund,
    ],
  },
  editAddress: {
    from: [is.toShip],
    elsewhere: orderRefusal.shippedAlready,
    whyNot: [notRefunded, delivered],
  },
  editShipment: {
    from: orderStatus.codes.filter((status) => !statusesOnTheWay.has(status)),
    elsewhere: orderRefusal.withCourier,
  },
  print: { from: paidStatuses, elsewhere: orderRefusal.unpaid },
  remark: { from: orderStatus.codes, elsewhere: orderRefusal.status },
  deleteByBuyer: { from: [is.completed, is.cancelled], elsewhere: orderRefusal.unfinished },
  deleteByShop: {
    from: orderStatus.codes,
    elsewhere: orderRefusal.status,
    whyNot: [({ isDeletedByBuyer }) => (isDeletedByBuyer ? undefined : orderRefusal.notDeletedByBuyer)],
  },
} satisfies Record<string, Transition>

const statusesWithoutBuyer: ReadonlySet<OrderStatus> = new Set([is.delivered, is.completed, is.cancelled])

/** Whether staff must know who the buyer is to go on with the order: until it has been handed over. */
export const needsBuyer = (status: OrderStatus): boolean => !statusesWithoutBuyer.has(status)

export type OrderAction = keyof typeof transitions

/** What a cancelled order refuses by saying so. */
const endsWithOrder: ReadonlySet<OrderAction> = new Set(['pay', 'cancel', 'close', 'editPrice', 'verify'])

/** Why an action is refused now; undefined: it may be done. */
export function whyNotOrder(order: OrderFlags, action: OrderAction): OrderRefusal | undefined {
  const { from, elsewhere, whyNot = [] }: Transition = transitions[action]
  if (order.isDeletedByShop) return orderRefusal.missing
  if (order.isDeletedByBuyer && action !== 'deleteByShop' && action !== 'remark') return orderRefusal.deleted
  if (!from.includes(order.status)) {
    if (order.status === is.cancelled && endsWithOrder.has(action)) return orderRefusal.cancelled
    return order.status === is.unpaid && action === 'verify' ? orderRefusal.unpaid : elsewhere
  }
  for (const guard of whyNot) {
    const refusal = guard(order)
    if (refusal) return refusal
  }
  return undefined
}

/** Actions after which the status is the same for every order. */
type DecidedAction = {
  [A in OrderAction]: (typeof transitions)[A] extends { readonly to: OrderStatus } ? A : never
}[OrderAction]

export const statusAfter = (action: DecidedAction): OrderStatus => transitions[action].to

/** Where a payment leads: a pick-up waits for its code, everything else to be sent. */
export const statusAfterPayment = (way: ShippingType): OrderStatus =>
  way === shippingType.is.pickUp ? is.toVerify : is.toShip

/** Goods that nobody carries can be handed over in one way only. */
export const whyNotDeliver = (kind: GoodsKind, by: DeliveryType): OrderRefusal | undefined =>
  kind === goodsKind.is.virtual && by !== deliveryType.is.none ? orderRefusal.virtualGoods : undefined
