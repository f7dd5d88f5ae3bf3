import { LARGEST_AUTO_REFUND } from '@zhanggui/domain/store/order-rules'
import { z } from 'zod'
import { yuan } from '../kernel/codecs.ts'
import { area, get, post } from '../kernel/endpoint.ts'
import { done } from '../kernel/shapes.ts'

export const orderRuleInfo = z.object({
  /** Refunds of unshipped orders up to this much are agreed by themselves; nothing: none are. */
  autoRefundPrice: yuan.nullable(),
  shipWithinHours: z.int(),
  /** What the platform allows at most. */
  shipHoursLimit: z.int(),
  /** 0 where nothing was ever set. */
  version: z.int(),
})
export type OrderRuleInfo = z.output<typeof orderRuleInfo>

const AMOUNT = '金额必须大于0，最多100000元'

export const orderRuleDraft = z.object({
  autoRefundPrice: yuan.refine((fen) => fen > 0 && fen <= LARGEST_AUTO_REFUND, AMOUNT).optional(),
  shipWithinHours: z.int({ error: '请输入发货时限' }).min(1, '发货时限至少1小时').max(10_000, '发货时限过长'),
})

/** 店铺规则: what the shop lets happen by itself. */
export const orderRuleApi = area(
  'orderRule',
  {
    info: get('/admin/merchant/order/rule/info', {
      title: '店铺规则',
      permission: 'merchant:order:rule:info',
      reply: orderRuleInfo,
    }),
    edit: post('/admin/merchant/order/rule/edit', {
      title: '修改店铺规则',
      permission: 'merchant:order:rule:edit',
      body: orderRuleDraft.extend({ version: z.int().optional() }),
      reply: done,
    }),
  },
  '/operation/modifyStoreInfo',
)
