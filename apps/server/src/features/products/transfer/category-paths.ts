interface Named {
  readonly id: number
  readonly pid: number
  readonly name: string
}

/** 食品 / 茶叶 / 绿茶: the path of each category by its id. */
export function categoryPaths(categories: readonly Named[]): ReadonlyMap<number, string> {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const pathOf = ({ id, pid, name }: Named): string => {
    const parent = pid === id ? undefined : byId.get(pid)
    return parent ? `${pathOf(parent)} / ${name}` : name
  }
  return new Map(categories.map((category) => [category.id, pathOf(category)]))
}
