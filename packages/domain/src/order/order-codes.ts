import { codeTable } from '../kernel/code-table.ts'

/** Statuses 10 to 13 are those of a courier of the shop's own. */
export const orderStatus = codeTable({
  unpaid: { code: 0, label: '待付款', tone: 'warning' },
  toShip: { code: 1, label: '待接单', tone: 'warning' },
  partlyShipped: { code: 2, label: '部分收货', tone: 'warning' },
  toVerify: { code: 3, label: '待核销', tone: 'warning' },
  shipped: { code: 4, label: '待收货', tone: 'info' },
  delivered: { code: 5, label: '已送达', tone: 'success' },
  completed: { code: 6, label: '已完成', tone: 'success' },
  cancelled: { code: 9, label: '已取消', tone: 'neutral' },
  assigned: { code: 10, label: '待接单（已指派）', tone: 'warning' },
  accepted: { code: 11, label: '已接单', tone: 'info' },
  arrived: { code: 12, label: '已到店', tone: 'info' },
  pickedUp: { code: 13, label: '已取货', tone: 'info' },
})
export type OrderStatus = (typeof orderStatus.codes)[number]

/** A courier of the shop has it, or is about to. */
export const statusesOnTheWay: ReadonlySet<OrderStatus> = new Set([
  orderStatus.is.assigned,
  orderStatus.is.accepted,
  orderStatus.is.arrived,
  orderStatus.is.pickedUp,
])

/** How far an order is refunded; it stands beside the status. */
export const orderRefund = codeTable({
  none: { code: 0, label: '无退款' },
  applying: { code: 1, label: '申请退款中', tone: 'danger' },
  partly: { code: 2, label: '部分退款', tone: 'danger' },
  whole: { code: 3, label: '已退款', tone: 'danger' },
})
export type OrderRefund = (typeof orderRefund.codes)[number]

export const cancelledBy = codeTable({
  nobody: { code: 0, label: '未取消' },
  system: { code: 1, label: '系统取消' },
  buyer: { code: 2, label: '用户取消' },
  shop: { code: 3, label: '商家关闭' },
})
export type CancelledBy = (typeof cancelledBy.codes)[number]

export const payType = codeTable({
  wechat: { code: 'weixin', label: '微信' },
  alipay: { code: 'alipay', label: '支付宝' },
  wallet: { code: 'yue', label: '余额' },
})
export type PayType = (typeof payType.codes)[number]

export const payChannel = codeTable({
  officialAccount: { code: 'public', label: '公众号' },
  miniProgram: { code: 'mini', label: '小程序' },
  web: { code: 'h5', label: '微信网页支付' },
  wallet: { code: 'yue', label: '余额' },
  wechatIos: { code: 'wechatIos', label: '微信Ios' },
  wechatAndroid: { code: 'wechatAndroid', label: '微信Android' },
  alipay: { code: 'alipay', label: '支付宝' },
  alipayApp: { code: 'alipayApp', label: '支付宝App' },
})
export type PayChannel = (typeof payChannel.codes)[number]

export const orderType = codeTable({
  plain: { code: 0, label: '普通' },
  seckill: { code: 1, label: '秒杀' },
  groupBuy: { code: 2, label: '拼团' },
})
export type OrderType = (typeof orderType.codes)[number]

/** What is sold. The console shows the orders of all kinds but points and video channel. */
export const goodsKind = codeTable({
  plain: { code: 0, label: '普通' },
  points: { code: 1, label: '积分' },
  virtual: { code: 2, label: '虚拟' },
  videoChannel: { code: 4, label: '视频号' },
  cloudDisk: { code: 5, label: '云盘' },
  cardKey: { code: 6, label: '卡密' },
})
export type GoodsKind = (typeof goodsKind.codes)[number]

/** How the buyer gets the goods. */
export const shippingType = codeTable({
  delivery: { code: 1, label: '商家配送' },
  pickUp: { code: 2, label: '门店自提' },
  virtual: { code: 3, label: '虚拟发货' },
})
export type ShippingType = (typeof shippingType.codes)[number]

/** How staff hand a parcel over. */
export const deliveryType = codeTable({
  express: { code: 'express', label: '快递配送' },
  merchant: { code: 'merchant', label: '商家送货' },
  none: { code: 'noNeed', label: '无需发货' },
})
export type DeliveryType = (typeof deliveryType.codes)[number]

export const orderTab = codeTable({
  all: { code: 'all', label: '全部' },
  unpaid: { code: 'unPaid', label: '待付款' },
  toShip: { code: 'notShipped', label: '待发货' },
  dispatching: { code: 'dispatching', label: '配送中' },
  shipped: { code: 'spike', label: '待收货' },
  toVerify: { code: 'awaitVerification', label: '待核销' },
  delivered: { code: 'receiving', label: '已送达' },
  completed: { code: 'complete', label: '已完成' },
  refunded: { code: 'refunded', label: '已退款' },
  cancelled: { code: 'cancel', label: '已取消' },
  deleted: { code: 'deleted', label: '已删除' },
})
export type OrderTab = (typeof orderTab.codes)[number]

/** Group buys are fed by the platform; the shop only sees how they stand. */
export const groupBuyStatus = codeTable({
  none: { code: 99, label: '' },
  open: { code: 0, label: '拼团中' },
  succeeded: { code: 10, label: '拼团成功' },
  failed: { code: -1, label: '拼团失败' },
})
export type GroupBuyStatus = (typeof groupBuyStatus.codes)[number]

/** Why a parcel left: goods that were bought, or goods that go out once more and cost the buyer nothing. */
export const shipmentPurpose = codeTable({
  order: { code: 'order', label: '订单发货' },
  exchange: { code: 'exchange', label: '换货' },
  resend: { code: 'resend', label: '补发' },
})
export type ShipmentPurpose = (typeof shipmentPurpose.codes)[number]
