import { z } from 'zod'
import { flag } from './kernel/codecs.ts'
import { area, get, post } from './kernel/endpoint.ts'
import { done } from './kernel/shapes.ts'
import { baseInfo, shopSetup, storeInfo, storeInfoChange } from './store/store-info.ts'

const merchantCategory = z.object({
  id: z.int(),
  name: z.string(),
  /** A percentage. */
  handlingFee: z.int(),
})
const merchantType = z.object({ id: z.int(), name: z.string(), info: z.string() })

export const merchantApi = area(
  'merchant',
  {
    /** What the platform sorts merchants by. Not the generic categories, although the address looks like theirs. */
    categories: get('/admin/merchant/category/all/list', {
      title: '商户分类列表',
      permission: 'merchant:category:list',
      everyRole: true,
      reply: z.array(merchantCategory),
    }),
    types: get('/admin/merchant/type/all/list', {
      title: '商户类型列表',
      permission: 'session',
      reply: z.array(merchantType),
    }),
    baseInfo: get('/admin/merchant/base/info', {
      title: '商户基础信息',
      permission: 'merchant:base:info',
      reply: baseInfo,
    }),
    info: get('/admin/merchant/config/info', {
      title: '商户配置信息',
      permission: 'merchant:config:info',
      reply: storeInfo,
    }),
    editInfo: post('/admin/merchant/config/info/edit', {
      title: '商户配置信息编辑',
      permission: 'merchant:config:info:edit',
      body: storeInfoChange,
      reply: done,
    }),
    /** What a new shop has still to do, and what stands against opening it. */
    setup: get('/admin/merchant/setup/info', {
      title: '开店清单',
      permission: 'merchant:base:info',
      reply: shopSetup,
    }),
    /** Opens or closes the shop; without a value it becomes the other one. */
    switch: post('/admin/merchant/switch/update', {
      title: '商户开关',
      permission: 'merchant:switch:update',
      body: z.object({ isSwitch: flag.optional() }),
      reply: done,
    }),
  },
  '/operation/modifyStoreInfo',
)
