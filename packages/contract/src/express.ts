import { z } from 'zod'
import { area, get } from './kernel/endpoint.ts'

export const expressRow = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  sort: z.int(),
  isShow: z.boolean(),
})
export type ExpressRow = z.output<typeof expressRow>

export const expressApi = area(
  'express',
  {
    all: get('/admin/merchant/express/all', {
      title: '物流公司列表',
      permission: 'merchant:express:all',
      everyRole: true,
      /** `normal` = shown, `elec` = shown and able to print e-waybills. */
      query: z.object({ type: z.enum(['normal', 'elec'], { error: '未知的物流公司类型' }).default('normal') }),
      reply: z.array(expressRow),
    }),
    templates: get('/admin/merchant/express/template', {
      title: '电子面单模板',
      permission: 'merchant:express:template',
      query: z.object({
        com: z.string({ error: '请求参数 com 不能为空' }).trim().min(1, '请求参数 com 不能为空').max(50, '编码过长'),
      }),
      reply: z.array(z.object({ temp_id: z.string(), title: z.string(), pic: z.string() })),
    }),
  },
  '/maintain/logistics/companyList',
)
