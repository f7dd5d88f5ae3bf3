import type { CategoryNode } from '@zhanggui/contract/category'
import { ALL_PICTURES, allOf } from '#widgets/picture-picker/library/library-place.ts'
import type { PictureKind } from '#widgets/picture-picker/library/picture-kind.ts'

/** A category as a tree or a tree select shows it. */
export interface CategoryPlaceNode {
  readonly key: number
  readonly value: number
  readonly title: string
  readonly children: CategoryPlaceNode[]
}

const nodeOf = ({ id, name, child = [] }: CategoryNode): CategoryPlaceNode => ({
  key: id,
  value: id,
  title: name,
  children: child.map(nodeOf),
})

/** The categories with 全部图片 in front; where videos are shown it is 全部视频. */
export const placesOf = (tree: readonly CategoryNode[], kind: PictureKind = 'picture'): CategoryPlaceNode[] => [
  { key: ALL_PICTURES.id, value: ALL_PICTURES.id, title: allOf(kind), children: [] },
  ...tree.map(nodeOf),
]

/** Those whose name contains the words, each with everything above and below it. */
export function findPlaces(places: readonly CategoryPlaceNode[], words: string): CategoryPlaceNode[] {
  const sought = words.trim().toLowerCase()
  if (sought === '') return [...places]
  return places.flatMap((place) => {
    if (place.title.toLowerCase().includes(sought)) return [place]
    const children = findPlaces(place.children, words)
    return children.length > 0 ? [{ ...place, children }] : []
  })
}

export const branchesOf = (places: readonly CategoryPlaceNode[]): number[] =>
  places.flatMap(({ value, children }) => (children.length > 0 ? [value, ...branchesOf(children)] : []))

export const flatCategories = (tree: readonly CategoryNode[]): CategoryNode[] =>
  tree.flatMap((node) => [node, ...flatCategories(node.child ?? [])])
