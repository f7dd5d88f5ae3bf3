import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { pictureOrBlank } from '../kernel/fields.ts'
import { done, text } from '../kernel/shapes.ts'

/** A node of the shop's own tree or of the platform's (sheet 1.3, 1.4). */
export interface GoodsCategoryNode {
  id: number
  pid: number
  name: string
  icon: string
  level: number
  sort: number
  isShow: boolean
  childList: GoodsCategoryNode[]
}
export const goodsCategoryNode: z.ZodType<GoodsCategoryNode> = z.object({
  id: z.int(),
  pid: z.int(),
  name: z.string(),
  icon: z.string(),
  level: z.int(),
  sort: z.int(),
  isShow: z.boolean(),
  get childList() {
    return z.array(goodsCategoryNode)
  },
})

export const storeCategoryRow = z.object({
  id: z.int(),
  pid: z.int(),
  name: z.string(),
  icon: z.string(),
  sort: z.int(),
  isShow: z.boolean(),
  version: z.int(),
  createTime: shopTime,
  updateTime: shopTime,
})
export type StoreCategoryRow = z.output<typeof storeCategoryRow>

const sort = z.int({ error: '排序不能为空' }).min(0, '排序最范围为0-9999').max(9999, '排序最范围为0-9999')

export const storeCategoryDraft = z.object({
  /** 0 = top level. */
  pid: z.int({ error: '父级ID不能为空' }).min(0, '父级ID不能为空'),
  name: text('分类名称', { max: 100 }),
  icon: pictureOrBlank.default(''),
  sort,
  isShow: z.boolean().default(true),
})

const BASE = '/admin/merchant/store/product/category'

export const storeCategoryApi = area(
  'storeCategory',
  {
    list: get(`${BASE}/list`, {
      title: '商户商品分类列表',
      permission: 'merchant:product:category:list',
      reply: z.array(storeCategoryRow),
    }),
    tree: get(`${BASE}/cache/tree`, {
      title: '商户商品分类缓存树',
      permission: 'merchant:product:category:cache:tree',
      everyRole: true,
      reply: z.array(goodsCategoryNode),
    }),
    add: post(`${BASE}/add`, {
      title: '添加商品分类',
      permission: 'merchant:product:category:add',
      body: storeCategoryDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    update: post(`${BASE}/update`, {
      title: '编辑商品分类',
      permission: 'merchant:product:category:update',
      body: storeCategoryDraft.extend({ id, isShow: z.boolean().optional(), version: z.int().optional() }),
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除商品分类',
      permission: 'merchant:product:category:delete',
      reply: done,
      operation: 'remove',
    }),
    show: post(`${BASE}/update/show/{id}`, {
      title: '显示或隐藏商品分类',
      permission: 'merchant:product:category:show:status',
      reply: done,
    }),
    order: post(`${BASE}/order`, {
      title: '调整商品分类顺序',
      permission: 'merchant:product:category:update:order',
      /** The children of one parent in their new order. */
      body: z.object({
        pid: z.int().min(0, '父级ID不能为空'),
        idList: z.array(id).min(1, '请选择分类').max(1000, '分类过多'),
      }),
      reply: done,
    }),
  },
  '/product/classify',
)
