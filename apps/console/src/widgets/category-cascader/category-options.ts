import type { GoodsCategoryNode, StoreCategoryRow } from '@zhanggui/contract/goods/store-category'

export interface CategoryOption {
  readonly value: number
  readonly label: string
  readonly disabled: boolean
  readonly children: CategoryOption[]
}

/** What is hidden can be seen, but not chosen. `mayChoose` says what else can be. */
export const optionsOf = (
  nodes: readonly GoodsCategoryNode[],
  mayChoose: (node: GoodsCategoryNode) => boolean = () => true,
): CategoryOption[] =>
  nodes.map((node) => ({
    value: node.id,
    label: node.name,
    disabled: !node.isShow || (node.childList.length === 0 && !mayChoose(node)),
    children: optionsOf(node.childList, mayChoose),
  }))

/** From the top down to a category; nothing where there is none of this id. */
export function pathTo(options: readonly CategoryOption[], id: number): number[] | undefined {
  for (const { value, children } of options) {
    if (value === id) return [value]
    const below = pathTo(children, id)
    if (below) return [value, ...below]
  }
  return undefined
}

/** The names on the way to a category, as staff read it. */
export function titleOf(options: readonly CategoryOption[], id: number): string | undefined {
  for (const { value, label, children } of options) {
    if (value === id) return label
    const below = titleOf(children, id)
    if (below !== undefined) return `${label} / ${below}`
  }
  return undefined
}

/** Two levels out of a flat list; the list comes in the order of the screen. */
export const treeOf = (rows: readonly StoreCategoryRow[], pid = 0): GoodsCategoryNode[] =>
  rows
    .filter((row) => row.pid === pid)
    .map((row) => ({ ...row, level: pid === 0 ? 1 : 2, childList: pid === 0 ? treeOf(rows, row.id) : [] }))
