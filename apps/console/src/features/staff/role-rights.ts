import type { GrantLevel, GrantNode } from '@zhanggui/contract/staff'

/** A page that a role can be given, with what can be done on it. */
export interface PageRights {
  readonly page: GrantNode
  /** The directories that lead to it. */
  readonly group: string
  readonly details: readonly GrantNode[]
}

/** How much of a page a role has: nothing, or everything up to a level; `custom` where it is none of these. */
export type PageLevel = 'none' | GrantLevel
export const levelLabels: Readonly<Record<PageLevel | 'custom', string>> = {
  none: '不可见',
  view: '只看',
  edit: '可编辑',
  full: '全部',
  custom: '自定义',
}
const ranks: Readonly<Record<PageLevel, number>> = { none: 0, view: 1, edit: 2, full: 3 }
export const rankOf = (level: PageLevel): number => ranks[level]
const levels = ['none', 'view', 'edit', 'full'] as const

/** The pages of the tree. Those that only the owner opens are no role's to have. */
export function pagesIn(nodes: readonly GrantNode[], group = ''): PageRights[] {
  return nodes.flatMap((node) => {
    if (node.isOwnerOnly) return []
    if (node.menuType === 'M') return pagesIn(node.childList, group === '' ? node.name : `${group} › ${node.name}`)
    return node.menuType === 'C' ? [{ page: node, group, details: node.childList }] : []
  })
}

/** What a role stores of a page: not what every role holds anyway. */
const grantsOf = ({ page, details }: PageRights): GrantNode[] => [page, ...details].filter(({ isPublic }) => !isPublic)

/** Always in the same order, so that two equal choices are equal. */
const inOrder = (ids: Iterable<number>): number[] => [...ids].toSorted((one, other) => one - other)

/** What the role grants when its editor is opened. */
export const checkedRules = (tree: readonly GrantNode[]): number[] =>
  inOrder(
    pagesIn(tree)
      .flatMap(grantsOf)
      .filter(({ checked }) => checked)
      .map(({ id }) => id),
  )

/** The levels at which the page differs from the one before. A page that every role sees cannot be hidden. */
export const levelsOf = (rights: PageRights): PageLevel[] =>
  levels.filter((level) => {
    if (level === 'none') return !rights.page.isPublic
    return level === 'view' || rights.details.some((detail) => detail.level === level)
  })

const isWithin = (node: GrantNode, level: PageLevel) => ranks[node.level] <= ranks[level]

export function levelOf(rights: PageRights, chosen: ReadonlySet<number>): PageLevel | 'custom' {
  const grants = grantsOf(rights)
  const fits = (level: PageLevel) => grants.every((node) => isWithin(node, level) === chosen.has(node.id))
  return levelsOf(rights).find(fits) ?? 'custom'
}

/** The choice with this page at the level. What may not be handed on stays as it was. */
export function withLevel(rights: PageRights, chosen: ReadonlySet<number>, level: PageLevel): number[] {
  const next = new Set(chosen)
  for (const node of grantsOf(rights)) {
    if (!node.isGrantable) continue
    if (isWithin(node, level)) next.add(node.id)
    else next.delete(node.id)
  }
  return inOrder(next)
}

/** The choice with one detail more or less. It takes the page along: without it nobody could reach the detail. */
export function withDetail(rights: PageRights, chosen: ReadonlySet<number>, detail: GrantNode, isOn: boolean) {
  const next = new Set(chosen)
  if (!isOn) next.delete(detail.id)
  else for (const node of grantsOf({ ...rights, details: [detail] })) if (node.isGrantable) next.add(node.id)
  return inOrder(next)
}

const NOT_HELD = '你没有该权限，不能授予他人'

export function whyNotLevel(rights: PageRights, chosen: ReadonlySet<number>, level: PageLevel): string | undefined {
  const changed = grantsOf(rights).filter((node) => isWithin(node, level) !== chosen.has(node.id))
  return changed.every(({ isGrantable }) => isGrantable) ? undefined : NOT_HELD
}

export const whyNotDetail = ({ isGrantable }: GrantNode): string | undefined => (isGrantable ? undefined : NOT_HELD)

/** The pages whose name, or the name of something on them, has the words. */
export const findPages = (pages: readonly PageRights[], words: string): PageRights[] =>
  pages.filter(({ page, details }) => [page, ...details].some(({ name }) => name.includes(words)))

/** How one choice differs from another, by name. */
export function rightsDifference(tree: readonly GrantNode[], before: ReadonlySet<number>, after: ReadonlySet<number>) {
  const names = (keeps: (id: number) => boolean) =>
    pagesIn(tree)
      .flatMap(grantsOf)
      .filter(({ id }) => keeps(id))
      .map(({ name }) => name)
      .join('、')
  const added = names((id) => after.has(id) && !before.has(id))
  const removed = names((id) => before.has(id) && !after.has(id))
  return [added && `增加 ${added}`, removed && `减少 ${removed}`].filter(Boolean).join('；') || '没有改动'
}
