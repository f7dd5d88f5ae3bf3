import { collectShop } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'
import { area, post } from '../kernel/endpoint.ts'
import { productDetail } from './product.ts'
import { newSku, newSpec } from './sku.ts'

/** Initial values of a product form: without ids, prices and stock still to be entered. */
export const collectedProduct = productDetail
  .pick({
    type: true,
    name: true,
    intro: true,
    keyword: true,
    image: true,
    sliderImage: true,
    content: true,
    unitName: true,
    specType: true,
  })
  .extend({
    attr: z.array(newSpec),
    attrValue: z.array(newSku),
  })
export type CollectedProduct = z.output<typeof collectedProduct>

/** A picture that could not be copied into the shop's library, and is therefore not in the product. */
const lostPicture = z.object({ place: z.string(), reason: z.string() })
export type LostPicture = z.output<typeof lostPicture>

const collected = z.object({ info: collectedProduct, lostPictures: z.array(lostPicture) })
export type Collected = z.output<typeof collected>
const url = z.string({ error: '复制商品地址不能为空' }).trim().min(1, '复制商品地址不能为空').max(1000, '商品地址过长')
const rate = { max: 20, seconds: 60 }

const BASE = '/admin/merchant/product'

/**
 * Products from the links of other shops. A collection that fails costs nothing and one that does not adds pictures to
 * the library and nothing else, so they are no part of the sensitive-operation log.
 */
export const productCollectApi = area(
  'productCollect',
  {
    config: post(`${BASE}/copy/config`, {
      title: '查看剩余采集次数',
      permission: 'merchant:product:copy:config',
      /** 1: the link alone is enough. */
      reply: z.object({ copyType: z.literal('1'), copyNum: z.int() }),
      changes: false,
    }),
    copy: post(`${BASE}/copy/product`, {
      title: '按链接采集商品',
      permission: 'merchant:product:copy:product',
      body: z.object({ url }),
      reply: collected,
      changes: false,
      rate,
    }),
    import: post(`${BASE}/importProduct`, {
      title: '按平台采集商品',
      permission: 'merchant:product:import:product',
      query: z.object({
        form: z.coerce
          .number<number | string>({ error: '请选择商品平台' })
          .pipe(z.literal(collectShop.codes, { error: '请选择商品平台' })),
        url,
      }),
      reply: collected,
      changes: false,
      rate,
    }),
  },
  '/product/list',
)
