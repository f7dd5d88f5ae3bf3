import { incomeNode } from '@zhanggui/domain/order/income/income-codes'
import { z } from 'zod'
import { yuan } from '../kernel/codecs.ts'
import { area } from '../kernel/endpoint.ts'
import { pictureOrBlank } from '../kernel/fields.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, text } from '../kernel/shapes.ts'

const whole = (label: string, min: number, max: number) =>
  z.int(`${label}必须是整数`).min(min, `${label}范围为${min}-${max}`).max(max, `${label}范围为${min}-${max}`)

const amount = (label: string) => yuan.refine((fen) => fen >= 0, `${label}不能为负数`)

/** The platform's settings, by the names that the configuration knows them by (sheet of orders, 1.9). */
export const platformSettings = z.object({
  /** Minutes until an order that is not paid is cancelled. */
  order_cancel_minutes: whole('自动取消时间', 1, 1440),
  /** Days after shipping, and after receipt. */
  auto_take_delivery_day: whole('自动收货天数', 1, 90),
  auto_complete_day: whole('自动完成天数', 0, 90),
  /** The longest that a shop may give itself to ship, in hours. */
  ship_hours_limit: whole('发货时限', 1, 720),
  /** Questions of a shop to the carriers a day; 0: none. */
  parcel_polls_per_day: whole('每日物流查询次数', 0, 1_000_000),
  /** Hours that a shop has to answer an application, and whether it is agreed when they are over. */
  refund_respond_hours: whole('退款处理时限', 1, 720),
  refund_agrees_itself: z.boolean(),
  /** What buyers choose from when they ask for a refund. */
  stor_reason: z.array(text('退款原因', { max: 50 })).max(30, '退款原因最多30条'),
  merchant_share_node: z.enum(incomeNode.codes, { error: '结算节点不正确' }),
  merchant_share_freeze_time: whole('冻结天数', 0, 180),
  guaranteed_amount: amount('保证金额'),
  /** Of one payout; 0 is no limit. */
  transfer_min_amount: amount('最低提现金额'),
  transfer_max_amount: amount('最高提现金额'),
  mer_site_logo_lefttop: pictureOrBlank,
  mer_site_logo_square: pictureOrBlank,
  /** The code that people scan to become an anchor. */
  mer_live_anchor_qrcode: pictureOrBlank,
})

export const settingsGateway = area('settings', {
  list: gatewayGet('/settings/list', {
    title: '平台设置',
    scope: 'settings',
    reply: platformSettings,
    example: {
      ask: {},
      answer: {
        order_cancel_minutes: 30,
        auto_take_delivery_day: 14,
        auto_complete_day: 7,
        ship_hours_limit: 72,
        parcel_polls_per_day: 2000,
        refund_respond_hours: 48,
        refund_agrees_itself: false,
        stor_reason: ['不想要了', '质量问题'],
        merchant_share_node: 'complete',
        merchant_share_freeze_time: 0,
        guaranteed_amount: '0.00',
        transfer_min_amount: '0.00',
        transfer_max_amount: '0.00',
        mer_site_logo_lefttop: '',
        mer_site_logo_square: '',
        mer_live_anchor_qrcode: '',
      },
    },
  }),
  /** What is not sent stays as it is. */
  set: gatewayPost('/settings/set', {
    title: '修改平台设置',
    scope: 'settings',
    body: platformSettings.partial(),
    reply: done,
    example: { ask: { auto_complete_day: 10, merchant_share_node: 'receipt' }, answer: null },
  }),
})
