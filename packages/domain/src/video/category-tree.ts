/** A third-level category of the social platform with the two above it, as the social platform lists them. */
export interface ThirdCategory {
  readonly thirdCatId: number
  readonly thirdCatName: string
  readonly secondCatId: number
  readonly secondCatName: string
  readonly firstCatId: number
  readonly firstCatName: string
}

interface Node<Leaf> {
  readonly value: number
  readonly label: string
  readonly children: Leaf[]
}
type Tree<Leaf> = Node<Node<Leaf>>[]

/** The three levels, in the order of the rows. */
export function categoryTree<T extends ThirdCategory, Leaf>(rows: readonly T[], leafOf: (row: T) => Leaf): Tree<Leaf> {
  const tops = new Map<number, Node<Node<Leaf>>>()
  const seconds = new Map<number, Node<Leaf>>()
  for (const row of rows) {
    const top = tops.get(row.firstCatId) ?? { value: row.firstCatId, label: row.firstCatName, children: [] }
    tops.set(row.firstCatId, top)
    let second = seconds.get(row.secondCatId)
    if (!second) {
      second = { value: row.secondCatId, label: row.secondCatName, children: [] }
      seconds.set(row.secondCatId, second)
      top.children.push(second)
    }
    second.children.push(leafOf(row))
  }
  return [...tops.values()]
}
