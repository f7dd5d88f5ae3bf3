import {
  type CountedTab,
  productBatchAction,
  productRowAction,
  productTab,
  type ProductBatchAction,
  type ProductRowAction,
  type ProductTab,
} from './product-codes.ts'
import { type ProductFlags, productStateOf } from './product-flags.ts'

const tab = productTab.is
const row = productRowAction.is
const batch = productBatchAction.is

/** Where the list shows a product. 已售罄 and 警戒库存 are views of what is or could be on sale. */
export function tabsOf(flags: ProductFlags, stock: number, alertStock: number): ProductTab[] {
  const state = productStateOf(flags)
  if (state === 'deleted') return []
  if (state !== 'onSale' && state !== 'warehouse') return [tab[state]]
  const tabs: ProductTab[] = [tab[state]]
  if (stock <= 0) tabs.push(tab.soldOut)
  if (stock <= Math.max(0, alertStock)) tabs.push(tab.lowStock)
  return tabs
}

/** The tab of its state; of what is deleted none. */
export function stateTab(
  flags: ProductFlags,
): Exclude<CountedTab, typeof tab.soldOut | typeof tab.lowStock> | undefined {
  const state = productStateOf(flags)
  return state === 'deleted' ? undefined : tab[state]
}

const rowOnShelf = [row.detail, row.edit, row.stock, row.timed, row.ledger, row.coupons, row.copy]
const rowOffShelf = [row.edit, row.reviewFree, row.detail, row.timed, row.ledger, row.coupons, row.copy, row.recycle]

const both = (actions: readonly ProductRowAction[]) => [actions, actions] as const

/** `[on the shelf, off the shelf]` */
const rowActions: Record<
  Exclude<ProductTab, typeof tab.all>,
  readonly [readonly ProductRowAction[], readonly ProductRowAction[]]
> = {
  [tab.onSale]: both(rowOnShelf),
  [tab.warehouse]: both(rowOffShelf),
  [tab.soldOut]: [rowOnShelf, rowOffShelf],
  [tab.lowStock]: [rowOnShelf, rowOffShelf],
  [tab.recycled]: both([row.detail, row.restore, row.delete]),
  [tab.inReview]: both([row.detail, row.ledger, row.copy, row.recycle]),
  [tab.refused]: both([row.detail, row.edit, row.ledger, row.copy, row.recycle]),
  [tab.draft]: both([row.submit, row.edit, row.detail, row.ledger, row.copy, row.recycle]),
}

/** What a row offers, most used first; among all products what it would offer in its own tab. */
export function productActionsIn(place: ProductTab, flags: ProductFlags): readonly ProductRowAction[] {
  if (place !== tab.all) return rowActions[place][flags.isShow ? 0 : 1]
  const own = stateTab(flags)
  return own === undefined ? [] : productActionsIn(own, flags)
}

/** What the batch bar of a tab offers. */
export const batchActionsIn: Readonly<Record<ProductTab, readonly ProductBatchAction[]>> = {
  [tab.all]: [batch.up, batch.down, batch.submit, batch.recycle],
  [tab.onSale]: [batch.down],
  [tab.warehouse]: [batch.up, batch.recycle],
  [tab.soldOut]: [batch.up, batch.down],
  [tab.lowStock]: [batch.up, batch.down],
  [tab.recycled]: [batch.restore, batch.delete],
  [tab.inReview]: [batch.recycle],
  [tab.refused]: [batch.recycle],
  [tab.draft]: [batch.submit, batch.recycle],
}
