import Fuse from 'fuse.js'
import { flatten, type MenuItem } from '../shell/menu/menu-tree.ts'
import { bySound } from './sound.ts'

/** Searches the menu by name and url (spec §9 weights and threshold), and by sound: `dd` and `dingdan` find 订单. */
export function menuSearch(menu: readonly MenuItem[]): (text: string) => MenuItem[] {
  const entries = flatten(menu)
  const fuzzy = new Fuse(entries, {
    threshold: 0.4,
    keys: [
      { name: 'name', weight: 0.7 },
      { name: 'url', weight: 0.3 },
    ],
  })
  return (text) => {
    const wanted = text.trim()
    if (wanted === '') return []
    const sounding = bySound(entries, wanted)
    const matching = fuzzy.search(wanted).map((result) => result.item)
    return [...new Set([...sounding, ...matching])]
  }
}
