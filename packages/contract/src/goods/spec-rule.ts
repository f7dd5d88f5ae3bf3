import { type Spec, whyNotRuleSpecs } from '@zhanggui/domain/product/sku/sku-rules'
import { z } from 'zod'
import { jsonList, shaped, shopTime } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { obeys } from '../kernel/fields.ts'
import { done, pageOf, pageQuery, text } from '../kernel/shapes.ts'

/** `{"value": 规格, "detail": [规格值…]}` on the wire (SPEC §3). */
const ruleSpec = shaped(z.object({ value: z.string(), detail: z.array(z.string()) }), {
  decode: ({ value, detail }): Spec => ({ name: value, values: detail }),
  encode: ({ name, values }) => ({ value: name, detail: [...values] }),
})
const malformed = '规格格式不正确'

export const specRuleRow = z.object({
  id: z.int(),
  ruleName: z.string(),
  ruleValue: jsonList(ruleSpec, { malformed }),
  version: z.int(),
  createTime: shopTime,
  updateTime: shopTime,
})
export type SpecRuleRow = z.output<typeof specRuleRow>

export const specRuleDraft = z.object({
  ruleName: text('模板名称', { max: 20 }),
  ruleValue: jsonList(ruleSpec, {
    malformed,
    blank: '请至少添加一个规格！',
    longest: 20_000,
    tooLong: '规格过多',
  }).check(obeys(whyNotRuleSpecs)),
})

const BASE = '/admin/merchant/product/rule'

export const specRuleApi = area(
  'specRule',
  {
    list: get(`${BASE}/list`, {
      title: '规格模板列表',
      permission: 'merchant:product:rule:page:list',
      query: pageQuery.extend({ keywords: z.string().trim().max(32, '搜索内容过长').optional() }),
      reply: pageOf(specRuleRow),
    }),
    info: get(`${BASE}/info/{id}`, {
      title: '查看规格模板',
      permission: 'merchant:product:rule:info',
      reply: specRuleRow,
    }),
    save: post(`${BASE}/save`, {
      title: '添加规格模板',
      permission: 'merchant:product:rule:save',
      body: specRuleDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    update: post(`${BASE}/update`, {
      title: '编辑规格模板',
      permission: 'merchant:product:rule:update',
      body: specRuleDraft.extend({ id, version: z.int().optional() }),
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除规格模板',
      permission: 'merchant:product:rule:delete',
      reply: done,
      operation: 'remove',
    }),
  },
  '/product/attr',
)
