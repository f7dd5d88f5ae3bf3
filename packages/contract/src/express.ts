import { z } from 'zod'
import { flag } from './kernel/codecs.ts'
import { area, get, post } from './kernel/endpoint.ts'
import { done, pageOf, pageQuery, text, textOrBlank } from './kernel/shapes.ts'

export const expressRow = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  sort: z.int(),
  isShow: z.boolean(),
})
export type ExpressRow = z.output<typeof expressRow>

const code = text('物流公司编码', { max: 50 })

/** A company as the shop has set it up. A shop that has chosen none uses all of them. */
const shopExpressRow = expressRow.extend({ isOpen: z.boolean(), isDefault: z.boolean() })
export type ShopExpressRow = z.output<typeof shopExpressRow>

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
    /** The default first, then as the platform orders them. */
    searchPage: get('/admin/merchant/express/search/page', {
      title: '商户物流公司分页列表',
      permission: 'merchant:express:search:page',
      everyRole: true,
      query: pageQuery.extend({
        keywords: textOrBlank('物流公司', { max: 50 }).optional(),
        /** Only those that the shop uses. */
        openStatus: flag.optional(),
      }),
      reply: pageOf(shopExpressRow),
    }),
    /** Which companies the shop uses, and which one the ship dialog begins with. */
    relate: post('/admin/merchant/express/relate', {
      title: '商户关联物流公司',
      permission: 'merchant:express:relate',
      body: z
        .object({
          expressCodes: z.array(code).min(1, '请选择物流公司').max(200, '物流公司过多'),
          /** Blank: none. */
          defaultCode: code.or(z.literal('')).default(''),
        })
        .refine(({ expressCodes, defaultCode }) => defaultCode === '' || expressCodes.includes(defaultCode), {
          path: ['defaultCode'],
          error: '默认物流公司必须在所选的物流公司中',
        }),
      reply: done,
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
