import type { MenuNode } from '@zhanggui/contract/session'
import { collapseSingles } from '@zhanggui/domain/kernel/tree'

export interface MenuItem {
  readonly url: string
  readonly name: string
  readonly icon: string
  readonly pinyin: string
  readonly initials: string
  /** Names from the top of the menu down to this entry. */
  readonly trail: readonly string[]
  readonly children: readonly MenuItem[]
}

/** Left over from an older client; never shown (spec §2). */
const EXCLUDED = '/javaMobile'
const DEEPEST = 4

export const isExternal = (url: string): boolean => /^https?:\/\//i.test(url)

/** The server's tree as the console shows it: only what leads somewhere, four levels at most. */
export function menuTree(nodes: readonly MenuNode[], leadsSomewhere: (url: string) => boolean): MenuItem[] {
  return enter(nodes, [], leadsSomewhere)
}

function enter(nodes: readonly MenuNode[], above: readonly string[], leadsSomewhere: (url: string) => boolean) {
  return nodes.flatMap((node): MenuItem[] => {
    if (node.component === EXCLUDED) return []
    const trail = [...above, node.name]
    const children = trail.length < DEEPEST ? enter(node.childList, trail, leadsSomewhere) : []
    const opens = isExternal(node.component) || (node.menuType === 'C' && leadsSomewhere(node.component))
    if (children.length === 0 && !opens) return []
    const { component: url, name, icon, pinyin, initials } = node
    return [{ url, name, icon, pinyin, initials, trail, children }]
  })
}

/** A group with a single child is shown as that child, under the group's icon (spec §2). */
export const withoutSingles = (items: readonly MenuItem[]): MenuItem[] =>
  collapseSingles(items, (only, group) => ({ ...only, icon: only.icon || group.icon }))

/** Every entry, parents before their children. */
export const flatten = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children)])

/** The entries from the top down to the one with this url; empty where there is none. */
export function pathTo(items: readonly MenuItem[], url: string): MenuItem[] {
  for (const item of items) {
    if (item.url === url && item.children.length === 0) return [item]
    const below = pathTo(item.children, url)
    if (below.length > 0) return [item, ...below]
  }
  return []
}

/** The first page inside the console that an entry leads to. */
export function firstLeaf(items: readonly MenuItem[]): MenuItem | undefined {
  return flatten(items).find((item) => item.children.length === 0 && !isExternal(item.url))
}
