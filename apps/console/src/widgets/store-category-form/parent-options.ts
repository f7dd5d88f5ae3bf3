import type { StoreCategoryRow } from '@zhanggui/contract/goods/store-category'
import { whyNotPlaceStoreCategory } from '@zhanggui/domain/product/goods-category-rules'

const TOP = { value: 0, label: '顶级分类' }

/** Where a category may lie: at the top, or below whatever does not make a third level of it. */
export function parentOptions(rows: readonly StoreCategoryRow[], category?: StoreCategoryRow) {
  const childCount = category ? rows.filter(({ pid }) => pid === category.id).length : 0
  const parents = rows.filter((row) => whyNotPlaceStoreCategory(category, row, childCount) === undefined)
  return [TOP, ...parents.map(({ id, name }) => ({ value: id, label: name }))]
}

/** Why it stays at the top. */
export const whyNotMoveBelow = (rows: readonly StoreCategoryRow[], category?: StoreCategoryRow): string | undefined =>
  category && rows.some(({ pid }) => pid === category.id) ? '该分类下有子分类，只能放在顶级分类' : undefined
