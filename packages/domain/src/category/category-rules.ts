/** A place in the tree: the path names every ancestor, nearest last. */
export interface CategoryPlace {
  readonly id: number
  readonly path: string
}

/** Top categories lie directly below the virtual root 0. */
export const TOP_PATH = '/0/'
/** Deeper trees are unusable, and every level makes paths longer. */
const DEEPEST = 10

/** The path of everything directly below a category; of the top categories without one. */
export const pathBelow = (parent: CategoryPlace | undefined): string =>
  parent === undefined ? TOP_PATH : `${parent.path}${parent.id}/`

const isBelow = (place: CategoryPlace, ancestor: { readonly id: number }): boolean =>
  place.path.includes(`/${ancestor.id}/`)

/** The ids in a path, topmost first, without the virtual root. */
export const ancestorsIn = (path: string): number[] =>
  path
    .split('/')
    .map(Number)
    .filter((id) => id > 0)

const levelOf = (path: string): number => ancestorsIn(path).length + 1

/** `below`: the descendants that move along; empty for a new category. */
export function whyNotPlaceCategory(
  category: CategoryPlace | undefined,
  parent: CategoryPlace | undefined,
  below: readonly CategoryPlace[] = [],
): string | undefined {
  if (category && parent?.id === category.id) return '分类的父级不能为自己'
  if (category && parent && isBelow(parent, category)) return '分类的父级不能是自己的下级'
  const levels = below.map(({ path }) => levelOf(path) - levelOf(category?.path ?? TOP_PATH))
  const deepest = levelOf(pathBelow(parent)) + Math.max(0, ...levels)
  return deepest > DEEPEST ? `分类层级不能超过${DEEPEST}级` : undefined
}

/** The hits of a search with everything above them, so that each can be seen where it lies. */
export function withAncestors<T extends CategoryPlace>(rows: readonly T[], isHit: (row: T) => boolean): T[] {
  const kept = new Set(rows.filter(isHit).flatMap(({ id, path }) => [id, ...ancestorsIn(path)]))
  return rows.filter(({ id }) => kept.has(id))
}

export const whyNotDeleteCategory = (childCount: number): string | undefined =>
  childCount > 0 ? '当前分类下有子类，请先删除子类！' : undefined
