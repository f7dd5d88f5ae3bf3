import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { webhookApi } from '@zhanggui/contract/event/webhook'
import { closingApi } from '@zhanggui/contract/finance/closing'
import { invoiceApi } from '@zhanggui/contract/finance/invoice'
import { statementApi } from '@zhanggui/contract/finance/statement'
import { productApi } from '@zhanggui/contract/goods/product'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { orderApi } from '@zhanggui/contract/order/order'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { refundApi } from '@zhanggui/contract/order/refund'
import { videoApi } from '@zhanggui/contract/video/video'
import { videoAccessApi } from '@zhanggui/contract/video/video-access'
import { noticeKind, type NoticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { hasAnyPermission } from '@zhanggui/domain/session/permission-rules'

/** What notices of a kind lead to: who may call none of these never gets one. Empty: everybody may. */
const leadsTo: Readonly<Record<NoticeKind, readonly Endpoint[]>> = {
  newOrder: [orderApi.list],
  lateOrder: [orderApi.list],
  dispatch: [orderApi.list],
  parcelProblem: [parcelApi.list],
  refundRequest: [refundApi.list],
  refundResult: [refundApi.list],
  productReview: [productApi.list, seckillApi.list],
  liveReview: [liveGoodsApi.list, liveRoomApi.list, videoApi.drafts, videoApi.products, videoAccessApi.info],
  promotion: [couponApi.list, seckillApi.activities, fullReductionApi.list],
  closing: [closingApi.list],
  invoice: [invoiceApi.list],
  books: [statementApi.days],
  task: [],
  teamwork: [],
  eventsOut: [webhookApi.list],
  system: [],
  security: [],
}

export const kindsFor = (held: ReadonlySet<string>): NoticeKind[] =>
  noticeKind.codes.filter((kind) => {
    const rights = leadsTo[kind].map(({ permission }) => permission)
    return rights.length === 0 || hasAnyPermission(held, rights)
  })
