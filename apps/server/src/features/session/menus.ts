import { type MenuEntry, menuOf } from '@zhanggui/contract/access/menu'
import type { MenuNode } from '@zhanggui/contract/session'
import { pinyin } from 'pinyin-pro'

/** A person's menu, with pinyin for the search. */
export const menusFor = (permissions: ReadonlySet<string>, isAdmin: boolean): MenuNode[] =>
  menuOf(permissions, isAdmin).map(nodeOf)

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
