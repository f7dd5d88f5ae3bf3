import { z } from 'zod'
import { area, get } from '../kernel/endpoint.ts'
import { pageOf, pageQuery } from '../kernel/shapes.ts'
import { goodsCategoryNode } from './store-category.ts'

/** What the platform keeps and every merchant reads: categories, brands, guarantees (sheet 2.6). */
export const brandRow = z.object({ id: z.int(), name: z.string(), icon: z.string(), isShow: z.boolean() })
export type BrandRow = z.output<typeof brandRow>

export const guaranteeRow = z.object({
  id: z.int(),
  name: z.string(),
  icon: z.string(),
  content: z.string(),
  sort: z.int(),
  isShow: z.boolean(),
})
export type GuaranteeRow = z.output<typeof guaranteeRow>

export const platformGoodsApi = area('platformGoods', {
  categories: get('/admin/merchant/plat/product/category/cache/tree', {
    title: '平台商品分类缓存树',
    permission: 'merchant:plat:product:category:cache:tree',
    everyRole: true,
    reply: z.array(goodsCategoryNode),
  }),
  allBrands: get('/admin/merchant/plat/product/brand/cache/list', {
    title: '品牌缓存列表',
    permission: 'merchant:plat:product:brand:cache:list',
    everyRole: true,
    reply: z.array(brandRow),
  }),
  brands: get('/admin/merchant/plat/product/brand/list', {
    title: '品牌分页列表',
    permission: 'merchant:plat:product:brand:list',
    everyRole: true,
    query: pageQuery.extend({
      cid: z.coerce.number<number | string>({ error: '分类id不能为空' }).int('分类id不能为空').min(1, '分类id不能为空'),
      brandName: z.string().trim().max(50, '搜索内容过长').optional(),
    }),
    reply: pageOf(brandRow),
  }),
  guarantees: get('/admin/merchant/plat/product/guarantee/list', {
    title: '保障服务列表',
    permission: 'merchant:plat:product:guarantee:list',
    everyRole: true,
    /** 0 = all, 1 = shown only. */
    query: z.object({ type: z.enum(['0', '1']).optional() }),
    reply: z.array(guaranteeRow),
  }),
})
