import type { MenuNode } from '@zhanggui/contract/session'

interface Shortcut {
  readonly path: string
  readonly name: string
}

export interface ShortcutGroup {
  readonly name: string
  readonly pages: readonly Shortcut[]
}

/** This page itself, and a leftover of an older client that is never shown (spec §2). */
const LEFT_OUT = new Set(['/dashboard', '/javaMobile'])
const OWN_PAGES: ShortcutGroup = {
  name: '账号',
  pages: [
    { path: '/maintain/user', name: '个人中心' },
    { path: '/maintain/user?type=password', name: '修改密码' },
  ],
}

/** The pages below an entry of the menu; the server sends only what the person may open. */
function pagesOf({ component, name, menuType, childList }: MenuNode): Shortcut[] {
  const opens = menuType === 'C' && component.startsWith('/') && !LEFT_OUT.has(component)
  return [...(opens ? [{ path: component, name }] : []), ...childList.flatMap(pagesOf)]
}

/** Recently used pages first, then everything in the order of the menu. */
export function shortcutGroups(menus: readonly MenuNode[], recent: readonly string[]): ShortcutGroup[] {
  const groups = [...menus.map((entry) => ({ name: entry.name, pages: pagesOf(entry) })), OWN_PAGES]
  const known = new Map(groups.flatMap(({ pages }) => pages.map((page) => [page.path, page])))
  const used = recent.flatMap((path) => known.get(path) ?? [])
  return [{ name: '最近使用', pages: used }, ...groups].filter(({ pages }) => pages.length > 0)
}
