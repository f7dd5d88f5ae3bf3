import { accessStatus, accessTask } from '@zhanggui/domain/video/video-codes'
import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { phone, picture } from '../kernel/fields.ts'
import { done, text, textOrBlank } from '../kernel/shapes.ts'

/** What a shop says about itself when it applies. */
export const accessDraft = z.object({
  companyName: text('公司名称', { max: 50 }),
  licenseImg: picture('请上传营业执照'),
  contactName: text('联系人', { max: 20 }),
  contactPhone: phone('联系电话'),
  thirdCatIds: z
    .array(id, { error: '请选择经营类目' })
    .min(1, '请选择经营类目')
    .max(10, '最多选择10个经营类目')
    .refine((list) => new Set(list).size === list.length, '经营类目重复'),
  brandIds: z.array(id).max(50, '最多选择50个品牌').default([]),
  remark: textOrBlank('备注', { max: 200 }).default(''),
})
export type AccessDraft = z.output<typeof accessDraft>

const tasks = Object.fromEntries(accessTask.codes.map((task) => [task, z.boolean()])) as Record<
  (typeof accessTask.codes)[number],
  z.ZodBoolean
>
const accessTasks = z.object(tasks)

export const accessInfo = z.object({
  status: z.literal(accessStatus.codes),
  companyName: z.string(),
  licenseImg: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  thirdCatIds: z.array(z.int()),
  thirdCatNames: z.array(z.string()),
  brandIds: z.array(z.int()),
  brandNames: z.array(z.string()),
  remark: z.string(),
  rejectReason: z.string(),
  submitTime: shopTime.nullable(),
  auditTime: shopTime.nullable(),
  /** What the social platform has seen done. */
  tasks: accessTasks,
  version: z.int(),
})
export type AccessInfo = z.output<typeof accessInfo>

const BASE = '/admin/merchant/pay/component/register'

/** The application of a shop for the video channel. */
export const videoAccessApi = area(
  'videoAccess',
  {
    info: get(`${BASE}/check`, {
      title: '申请接入',
      permission: 'merchant:pay:component:apply:info',
      reply: accessInfo,
    }),
    apply: post(`${BASE}/apply`, {
      title: '提交接入申请',
      permission: 'merchant:pay:component:shop:register',
      body: accessDraft.extend({ version: z.int().optional() }),
      reply: done,
    }),
    cancel: post(`${BASE}/cancel`, {
      title: '撤回接入申请',
      permission: 'merchant:pay:component:shop:register',
      reply: done,
    }),
  },
  '/videoChannel/apply',
)
