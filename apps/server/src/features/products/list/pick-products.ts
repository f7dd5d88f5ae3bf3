import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { Page } from '@zhanggui/contract/kernel/shapes'
import { productApi } from '@zhanggui/contract/goods/product'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import type { PickedSku } from '@zhanggui/contract/goods/sku'
import { productTab } from '@zhanggui/domain/product/product-codes'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { categoriesToJoin } from '#features/seckill/public'
import { heldPermissions } from '#features/staff/public'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import type { StaffContext } from '#platform/http/route'
import { checkStoreCategory } from './list-products.ts'
import { listPicks } from './picker.sql.ts'
import { findProducts, hasWords, type ProductCondition, productConditions, SALEABLE } from './product-filter.sql.ts'
import { listSkus } from '../sku.sql.ts'

/** Each product comes with all its SKUs, so pages are limited. */
const MAX_PER_PAGE = 100

type Query = InputOf<typeof productApi.pick>

/** Every role may use pickers; the overview needs the list permission, and cost prices the read permission. */
async function sightOf(context: StaffContext, { overview }: Query) {
  const held = await heldPermissions(context)
  return {
    isWhole: overview === true && hasPermission(held, productApi.list.permission),
    seesCost: hasPermission(held, productApi.info.permission),
  }
}

function placeOf({ isShow }: Query, isWhole: boolean) {
  if (isShow !== undefined) return isShow ? productTab.is.onSale : productTab.is.warehouse
  return isWhole ? productTab.is.all : SALEABLE
}

/** Searches like the list, or by a SKU's number. */
async function pickerConditions({ db, now }: StaffContext, query: Query): Promise<ProductCondition[]> {
  const { name, keywords, categoryId, cateId, productId, activityId, type } = query
  const leaves = activityId === undefined ? undefined : await categoriesToJoin(db, activityId, now)
  const words = name || keywords
  const ids = productId === undefined ? query.ids : [productId]
  return [
    ...productConditions(db, { categoryId, cateId }),
    ...(words ? [hasWords(db.merId, words, keywords)] : []),
    ...(ids?.length ? [{ column: 'id', operator: 'any', value: ids } as const] : []),
    ...(leaves ? [{ column: 'platform_category_id', operator: 'any', value: leaves } as const] : []),
    ...(type === undefined ? [] : [{ column: 'type', operator: '=', value: type } as const]),
  ]
}

/** Products that can be picked for an activity or an order (approved, not in the bin), or an overview of all. */
export async function pickProducts(context: StaffContext, query: Query): Promise<Page<PickerRow>> {
  const { db } = context
  const { isWhole, seesCost } = await sightOf(context, query)
  const { page = 1, limit = 20 } = query
  await checkStoreCategory(db, query.cateId)
  const window = pageWindow({ page, limit: Math.min(limit, MAX_PER_PAGE) })
  const conditions = await pickerConditions(context, query)
  const { ids, total } = await findProducts(db, placeOf(query, isWhole), conditions, window)
  const skus = new Map<number, PickedSku[]>(ids.map((id) => [id, []]))
  for (const { productId, cost, ...sku } of isWhole ? [] : await listSkus(db, ids)) {
    skus.get(productId)?.push(seesCost ? { ...sku, cost } : sku)
  }
  const list = (await listPicks(db, ids)).map((row) => ({
    ...row,
    attrValue: skus.get(row.id) ?? [],
  }))
  return pageFrom(window, { list, total })
}
