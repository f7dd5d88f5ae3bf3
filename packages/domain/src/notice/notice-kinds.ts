import { codeTable } from '../kernel/code-table.ts'
import { noticeType, type NoticeType } from './notice-codes.ts'

/** What a notice is about, in the words of the shop. Whoever announces names it; people choose by it how they are told. */
export const noticeKind = codeTable({
  newOrder: { code: 'newOrder', label: '新订单' },
  lateOrder: { code: 'lateOrder', label: '发货超时' },
  dispatch: { code: 'dispatch', label: '派单超时' },
  parcelProblem: { code: 'parcelProblem', label: '包裹异常' },
  refundRequest: { code: 'refundRequest', label: '退款申请' },
  refundResult: { code: 'refundResult', label: '退款进展' },
  productReview: { code: 'productReview', label: '商品审核' },
  liveReview: { code: 'liveReview', label: '直播和视频号审核' },
  promotion: { code: 'promotion', label: '营销提醒' },
  closing: { code: 'closing', label: '结算' },
  invoice: { code: 'invoice', label: '发票' },
  books: { code: 'books', label: '账目核对' },
  task: { code: 'task', label: '任务完成' },
  teamwork: { code: 'teamwork', label: '同事协作' },
  eventsOut: { code: 'eventsOut', label: '事件推送' },
  system: { code: 'system', label: '系统消息' },
  security: { code: 'security', label: '账号安全' },
})
export type NoticeKind = (typeof noticeKind.codes)[number]

interface KindFacts {
  /** When it comes. */
  readonly when: string
  readonly type: NoticeType
  /** What it tells of waits for somebody, so it can be told again until it is done. */
  readonly waits?: true
}

const { order, refund, system } = noticeType.is

export const noticeKindFacts: Readonly<Record<NoticeKind, KindFacts>> = {
  newOrder: { when: '买家付款后', type: order, waits: true },
  lateOrder: { when: '订单超过发货时限', type: system, waits: true },
  dispatch: { when: '配送员未接单，需要重新派单', type: order },
  parcelProblem: { when: '包裹停滞、退回或派送失败', type: system, waits: true },
  refundRequest: { when: '买家申请退款', type: refund, waits: true },
  refundResult: { when: '自动退款、退款超时或退款失败', type: system },
  productReview: { when: '商品、秒杀商品审核有结果或被平台下架', type: system },
  liveReview: { when: '直播间、直播商品、视频号审核有结果', type: system },
  promotion: { when: '优惠券、秒杀、满减开始或结束', type: system },
  closing: { when: '结算单审核、打款有进展', type: system },
  invoice: { when: '买家申请开票，或发票需要红冲', type: system },
  books: { when: '每日对账发现差异', type: system },
  task: { when: '导入、导出、批量操作、定时改价完成或失败', type: system },
  teamwork: { when: '同事把订单交给你，或在备注里提到你', type: system },
  eventsOut: { when: '事件推送因连续失败被关闭', type: system },
  system: { when: '掌柜本身的提示', type: system },
  security: { when: '登录异常、店铺邀请、两步验证或结算账户变动', type: system },
}

/** Only ever told to one person, so there are no roles to choose for it. */
export const personalKinds: readonly NoticeKind[] = [noticeKind.is.task, noticeKind.is.teamwork]
