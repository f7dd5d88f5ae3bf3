interface Row {
  readonly id: number
  readonly pid: number
}

/** A row with what lies directly below it; leaves have no `child` at all (spec §3 Category). */
export type TreeNode<T> = T & { child?: TreeNode<T>[] }

/** Rows as a tree, siblings in the order of the rows. A row whose parent is not among them stands at the top. */
export function treeOf<T extends Row>(rows: readonly T[]): TreeNode<T>[] {
  const nodes = new Map<number, TreeNode<T>>(rows.map((row) => [row.id, { ...row }]))
  const top: TreeNode<T>[] = []
  for (const node of nodes.values()) {
    const parent = nodes.get(node.pid)
    if (parent) (parent.child ??= []).push(node)
    else top.push(node)
  }
  return top
}

/** A group with a single entry is shown as that entry. */
export function collapseSingles<T extends { readonly children: readonly T[] }>(
  items: readonly T[],
  asShown: (only: T, group: T) => T = (only) => only,
): T[] {
  return items.map((item) => {
    const children = collapseSingles(item.children, asShown)
    const [only, ...others] = children
    return only && others.length === 0 ? asShown(only, item) : { ...item, children }
  })
}
