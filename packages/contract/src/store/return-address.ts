import { whyNotPhone } from '@zhanggui/domain/store/store-rules'
import { z } from 'zod'
import { flag } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { done, text } from '../kernel/shapes.ts'

export const returnAddressRow = z.object({
  id: z.int(),
  receiverName: z.string(),
  receiverPhone: z.string(),
  regionId: z.int(),
  /** Of the region, where there is one at that level. */
  province: z.string(),
  city: z.string(),
  district: z.string(),
  street: z.string(),
  detail: z.string(),
  isDefault: z.boolean(),
  isShow: z.boolean(),
  version: z.int(),
})
export type ReturnAddressRow = z.output<typeof returnAddressRow>

const receiverPhone = z
  .string({ error: '请输入联系电话' })
  .trim()
  .min(1, '请输入联系电话')
  .check(({ value, issues }) => {
    const message = value === '' ? undefined : whyNotPhone(value)
    if (message !== undefined) issues.push({ code: 'custom', message: `联系${message}`, input: value })
  })

export const returnAddressDraft = z.object({
  receiverName: text('收货人', { max: 16, blank: '请输入收货人' }),
  receiverPhone,
  regionId: z.int({ error: '请选择所在地区' }),
  street: z.string().trim().max(32, '街道不能超过32个字符').default(''),
  detail: text('详细地址', { max: 100, blank: '请输入详细地址' }),
  isDefault: z.boolean().default(false),
  isShow: z.boolean().default(true),
})

const BASE = '/admin/merchant/address'

/** 商家地址管理: where shoppers send goods back to. */
export const returnAddressApi = area(
  'returnAddress',
  {
    list: get(`${BASE}/list`, {
      title: '商家地址列表',
      permission: 'merchant:address:list',
      reply: z.array(returnAddressRow),
    }),
    add: post(`${BASE}/add`, {
      title: '添加商家地址',
      permission: 'merchant:address:add',
      body: returnAddressDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    update: post(`${BASE}/update`, {
      title: '修改商家地址',
      permission: 'merchant:address:update',
      body: returnAddressDraft.extend({ id, version: z.int().optional() }),
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除商家地址',
      permission: 'merchant:address:delete',
      reply: done,
      operation: 'remove',
    }),
    setDefault: post(`${BASE}/set/default/{id}`, {
      title: '设置默认商家地址',
      permission: 'merchant:address:set:default',
      reply: done,
    }),
    /** Shown addresses are offered to shoppers; without a value it becomes the other one. */
    show: post(`${BASE}/update/show/{id}`, {
      title: '商家地址显示开关',
      permission: 'merchant:address:update:show',
      body: z.object({ isShow: flag.optional() }),
      reply: done,
    }),
  },
  '/operation/modifyStoreInfo',
)
