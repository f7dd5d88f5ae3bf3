import type { StoreCategoryRow } from '@zhanggui/contract/goods/store-category'
import { goodsTreeOf, type GoodsCategoryNode } from '@zhanggui/domain/product/goods-category-rules'

export type CategoryNode = GoodsCategoryNode<StoreCategoryRow>

/** The children of one parent in an order that the server does not know yet. */
export interface Order {
  readonly pid: number
  readonly idList: readonly number[]
}

export function orderedTree(rows: readonly StoreCategoryRow[], order?: Order): CategoryNode[] {
  if (!order) return goodsTreeOf(rows)
  const place = (row: StoreCategoryRow) => (row.pid === order.pid ? order.idList.indexOf(row.id) : -1)
  return goodsTreeOf(rows.toSorted((one, other) => place(one) - place(other)))
}

/** The siblings of `moved` after it took the place of `over`; nothing where that changes nothing. */
export function orderAfter(rows: readonly StoreCategoryRow[], moved: number, over: number): Order | undefined {
  const pid = rows.find(({ id }) => id === moved)?.pid
  if (pid === undefined || moved === over) return undefined
  const ids = rows.filter((row) => row.pid === pid).map(({ id }) => id)
  const to = ids.indexOf(over)
  return to < 0 ? undefined : { pid, idList: ids.filter((id) => id !== moved).toSpliced(to, 0, moved) }
}
