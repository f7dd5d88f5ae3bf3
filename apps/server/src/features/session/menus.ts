import { menu, type MenuEntry, pruneMenu } from '@zhanggui/contract/menu'
import type { MenuNode } from '@zhanggui/contract/session'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { pinyin } from 'pinyin-pro'

/** The pages that a person may open, with the directories that lead to them. */
export function menusFor(permissions: ReadonlySet<string>, isAdmin: boolean): MenuNode[] {
  const mayOpen = ({ permission, adminOnly }: MenuEntry) =>
    (isAdmin || !adminOnly) && hasPermission(permissions, permission ?? '')
  return pruneMenu(menu, mayOpen).map(nodeOf)
}

function nodeOf(entry: MenuEntry): MenuNode {
  const syllables = pinyin(entry.name, { toneType: 'none', type: 'array' })
  return {
    id: entry.id,
    pid: entry.pid,
    name: entry.name,
    component: entry.url,
    perms: entry.permission ?? '',
    icon: entry.icon,
    menuType: entry.permission === undefined ? 'M' : 'C',
    sort: entry.sort,
    pinyin: syllables.join(' '),
    initials: syllables.map((syllable) => syllable.charAt(0)).join(''),
    childList: entry.children.map(nodeOf),
  }
}
