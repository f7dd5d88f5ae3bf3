import { productType } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'
import { csv, flag, idListOrBlank, yuan } from '../kernel/codecs.ts'
import { id } from '../kernel/endpoint.ts'
import { pageQuery } from '../kernel/shapes.ts'
import { pickedSku } from './sku.ts'

/** A row of the product pickers (SPEC §3). */
export const pickerRow = z.object({
  id: z.int(),
  image: z.string(),
  name: z.string(),
  storeName: z.string(),
  keyword: csv,
  price: yuan,
  stock: z.int(),
  sales: z.int(),
  ficti: z.int(),
  unitName: z.string(),
  isShow: z.boolean(),
  specType: z.boolean(),
  type: z.int(),
  categoryId: z.int().nullable(),
  categoryName: z.string(),
  merName: z.string(),
  merStarLevel: z.int(),
  attrValue: z.array(pickedSku),
})
export type PickerRow = z.output<typeof pickerRow>

export const pickerQuery = pageQuery.extend({
  name: z.string().trim().max(100, '搜索内容过长').optional(),
  /** The older name of `name`; also finds a SKU's article number. */
  keywords: z.string().trim().max(100, '搜索内容过长').optional(),
  categoryId: id.optional(),
  cateId: id.optional(),
  isShow: flag.optional(),
  /** To find a product, not to sell it: whatever is not in the bin, without the SKUs. */
  overview: flag.optional(),
  productId: id.optional(),
  /** What may join this flash-sale activity of the platform. */
  activityId: id.optional(),
  type: z.coerce
    .number<number | string>()
    .pipe(z.literal(productType.codes, { error: '未知的商品类型' }))
    .optional(),
  /** What was chosen before, to show it again; nothing where it is no list of ids. */
  ids: idListOrBlank('商品').optional().catch(undefined),
})
