import { chargeBy, freePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { z } from 'zod'
import { shopTime, yuan } from './kernel/codecs.ts'
import { area, get, id, post } from './kernel/endpoint.ts'
import { done, pageOf, pageQuery } from './kernel/shapes.ts'

const shippingRow = z.object({
  id: z.int(),
  name: z.string(),
  type: z.literal(chargeBy.codes),
  appoint: z.literal(freePostage.codes),
  sort: z.int(),
  version: z.int(),
  createTime: shopTime,
  updateTime: shopTime,
})

/** `isUsed`: a product that is not deleted ships by it. */
const listedShipping = shippingRow.extend({ isUsed: z.boolean() })
export type ListedShipping = z.output<typeof listedShipping>

/** A price: `first` units cost `firstPrice`, each started `renewal` units more `renewalPrice`. */
const priceLine = {
  first: z.number({ error: '请输入' }),
  firstPrice: yuan.refine((fen) => fen >= 0, '运费不能为负数'),
  renewal: z.number({ error: '请输入' }),
  renewalPrice: yuan.refine((fen) => fen >= 0, '续费不能为负数'),
}
const freeLine = { number: z.number({ error: '请输入' }), price: yuan.refine((fen) => fen >= 0, '包邮金额不能为负数') }

/** District ids, comma-joined; `0` or `all` = everywhere else. Three thousand districts fit. */
const cityId = z
  .string({ error: '请选择城市' })
  .max(40_000, '区域过多')
  .regex(/^(?:all|\d{1,9}(?:,\d{1,9})*)$/, '请选择城市')
/** JSON text list of cascader paths `[[province, city, district], …]`; the everywhere line has `[[0,0]]`. */
const title = z.string().max(120_000, '区域过多').default('[]')

const where = { cityId, title }

export const shippingDraft = z.object({
  name: z.string({ error: '模板名称必须填写' }).trim().min(1, '模板名称必须填写').max(200, '模板名称不能超过200个字符'),
  type: z.literal(chargeBy.codes, { error: '计费方式必须选择' }),
  appoint: z.literal(freePostage.codes, { error: '指定包邮必须选择' }),
  sort: z.int({ error: '排序数字必须填写' }).min(0, '排序范围为0~9999').max(9999, '排序范围为0~9999').default(0),
  shippingTemplatesRegionRequestList: z
    .array(z.object({ ...where, ...priceLine }))
    .max(100, '运费区域过多')
    .default([]),
  shippingTemplatesFreeRequestList: z
    .array(z.object({ ...where, ...freeLine }))
    .max(100, '包邮区域过多')
    .default([]),
})
export type ShippingDraft = z.output<typeof shippingDraft>

export const shippingDetail = shippingRow.extend({
  regionList: z.array(z.object({ cityId: z.string(), title: z.string(), uniqid: z.string(), ...priceLine })),
  freeList: z.array(z.object({ cityId: z.string(), title: z.string(), uniqid: z.string(), ...freeLine })),
})
export type ShippingDetail = z.output<typeof shippingDetail>

const BASE = '/admin/merchant/shipping/templates'

export const shippingApi = area(
  'shipping',
  {
    list: get(`${BASE}/list`, {
      title: '运费模板分页列表',
      permission: 'merchant:shipping:templates:list',
      query: pageQuery.extend({ keywords: z.string().trim().max(200, '搜索内容过长').optional() }),
      reply: pageOf(listedShipping),
    }),
    info: get(`${BASE}/info/{id}`, {
      title: '运费模板详情',
      permission: 'merchant:shipping:templates:info',
      reply: shippingDetail,
    }),
    save: post(`${BASE}/save`, {
      title: '新增运费模板',
      permission: 'merchant:shipping:templates:save',
      body: shippingDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    update: post(`${BASE}/update`, {
      title: '运费模板修改',
      permission: 'merchant:shipping:templates:update',
      body: shippingDraft.extend({ id, version: z.int().optional() }),
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除运费模板',
      permission: 'merchant:shipping:templates:delete',
      reply: done,
      operation: 'remove',
    }),
  },
  '/operation/freightSet',
)
