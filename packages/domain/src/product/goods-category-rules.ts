interface GoodsCategory {
  readonly id: number
  readonly pid: number
}

export type GoodsCategoryNode<T> = T & { level: number; childList: GoodsCategoryNode<T>[] }

/** Rows as a tree, siblings in the order of the rows. What lies below a row that is not among them is left out with it. */
export function goodsTreeOf<T extends GoodsCategory>(rows: readonly T[]): GoodsCategoryNode<T>[] {
  const below = new Map<number, T[]>()
  for (const row of rows) {
    const siblings = below.get(row.pid)
    if (siblings) siblings.push(row)
    else below.set(row.pid, [row])
  }
  const nodesBelow = (pid: number, level: number): GoodsCategoryNode<T>[] =>
    (below.get(pid) ?? []).map((row) => ({ ...row, level, childList: nodesBelow(row.id, level + 1) }))
  return nodesBelow(0, 1)
}

/** The shop's own tree has two levels; `parent` undefined = the top, `childCount` = what would move along. */
export function whyNotPlaceStoreCategory(
  category: GoodsCategory | undefined,
  parent: GoodsCategory | undefined,
  childCount = 0,
): string | undefined {
  if (!parent) return undefined
  if (parent.id === category?.id) return '分类的父级不能为自己'
  return parent.pid !== 0 || childCount > 0 ? '商户商品分类只支持二级分类' : undefined
}

export const whyNotDeleteStoreCategory = (childCount: number): string | undefined =>
  childCount > 0 ? '该分类下有子分类，请先删除子分类' : undefined

export const categoryShownLabel = (isShow: boolean): string => (isShow ? '显示' : '隐藏')
