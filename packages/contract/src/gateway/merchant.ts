import { z } from 'zod'
import { area } from '../kernel/endpoint.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, pageOf, pageQuery } from '../kernel/shapes.ts'
import { merId } from './gateway-fields.ts'

const row = z.object({
  id: z.int(),
  name: z.string(),
  isOpen: z.boolean(),
  /** Whether its products wait for the platform's review. */
  needsReview: z.boolean(),
  /** How many products it may still collect from other shops. */
  collectionsLeft: z.int(),
  /** How many megabytes of files it may keep. */
  storageQuotaMb: z.int(),
  /** What the platform keeps of its sales, in percent; null: what its category pays. */
  feePercent: z.int().nullable(),
})

export const merchantGateway = area('merchant', {
  list: gatewayGet('/merchant/list', {
    title: '商户列表',
    scope: 'merchant',
    query: pageQuery.extend({ name: z.string().trim().max(50, '搜索内容过长').optional() }),
    reply: pageOf(row),
    example: {
      ask: { name: '山风' },
      answer: {
        page: 1,
        limit: 20,
        totalPage: 1,
        total: 1,
        list: [
          {
            id: 1,
            name: '山风茶铺',
            isOpen: true,
            needsReview: true,
            collectionsLeft: 20,
            storageQuotaMb: 5120,
            feePercent: null,
          },
        ],
      },
    },
  }),
  setSwitches: gatewayPost('/merchant/switches', {
    title: '平台修改商户开关',
    scope: 'merchant',
    body: z.object({
      merId,
      needsReview: z.boolean().optional(),
      collectionsLeft: z
        .int('采集次数必须是整数')
        .min(0, '采集次数不能为负数')
        .max(1_000_000, '采集次数过大')
        .optional(),
      storageQuotaMb: z
        .int('存储空间必须是整数（MB）')
        .min(1, '存储空间至少为 1 MB')
        .max(100_000_000, '存储空间过大')
        .optional(),
      /** From the next payment on; null: what its category pays. */
      feePercent: z
        .int('手续费必须是整数（%）')
        .min(0, '手续费范围为0-100')
        .max(100, '手续费范围为0-100')
        .nullable()
        .optional(),
    }),
    reply: done,
    example: { ask: { merId: 1, needsReview: false, feePercent: 5 }, answer: null },
  }),
})
