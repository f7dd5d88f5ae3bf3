import { type PickerRow, type pickerQuery, productApi } from '@zhanggui/contract/product'
import type { Page } from '@zhanggui/contract/kernel/shapes'
import { productTab } from '@zhanggui/domain/product/product-codes'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import type { z } from 'zod'
import { heldPermissions } from '#features/staff/public'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import type { StaffContext } from '#platform/http/route'
import { checkStoreCategory } from './list-products.ts'
import { listPicks } from './picker.sql.ts'
import { KEPT, SALEABLE, searchProducts } from './product-list.sql.ts'
import { listSkus, type StoredSku } from './sku.sql.ts'

/** Each product comes with all its SKUs: a page of thousands would be a flood. */
const MOST_PER_PAGE = 100

type Query = z.output<typeof pickerQuery>

/** Pickers are for every role; all there is, is for who may see the list. */
async function isOverview(context: StaffContext, { overview }: Query): Promise<boolean> {
  if (!overview) return false
  return hasPermission(await heldPermissions(context), productApi.list.permission)
}

function placeOf({ isShow }: Query, isWhole: boolean) {
  if (isShow !== undefined) return isShow ? productTab.is.onSale : productTab.is.warehouse
  return isWhole ? KEPT : SALEABLE
}

/** What staff may put into an activity or an order, approved and not in the bin; or an overview of all there is. */
export async function pickProducts(context: StaffContext, query: Query): Promise<Page<PickerRow>> {
  const { db } = context
  const isWhole = await isOverview(context, query)
  const { page = 1, limit = 20, categoryId, cateId, productId } = query
  await checkStoreCategory(db, cateId)
  const window = pageWindow({ page, limit: Math.min(limit, MOST_PER_PAGE) })
  const { ids, total } = await searchProducts(
    db,
    {
      tab: placeOf(query, isWhole),
      keywords: query.name || query.keywords,
      barCode: query.keywords,
      categoryId,
      cateId,
      ids: productId === undefined ? query.ids : [productId],
    },
    window,
  )
  const skus = new Map<number, StoredSku[]>(ids.map((id) => [id, []]))
  for (const sku of isWhole ? [] : await listSkus(db, ids)) skus.get(sku.productId)?.push(sku)
  const list = (await listPicks(db, ids)).map((row) => ({
    ...row,
    attrValue: skus.get(row.id) ?? [],
  }))
  return pageFrom(window, { list, total })
}
