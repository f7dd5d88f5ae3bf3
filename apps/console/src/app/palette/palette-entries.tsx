import { recentPages } from '#features/home/public.ts'
import { ClockCircleOutlined, FileOutlined, FileSearchOutlined, PlusOutlined } from '@ant-design/icons'
import { ADDING, type Offer } from '#ui/page/page.ts'
import type { ReactNode } from 'react'
import type { ShopTarget } from '../shell/use-switch-shop.tsx'
import { flatten, type MenuItem } from '../shell/menu/menu-tree.ts'
import type { ShellActions } from '../shell/shell-actions.ts'
import type { menuSearch } from './menu-search.ts'
import { type Action, type PaletteEntry, shellActions } from './shell-entries.tsx'
import { bySound } from './sound.ts'
import type { RecordGroup } from './use-records.ts'

export interface PaletteGroup {
  readonly title: string
  readonly entries: readonly PaletteEntry[]
}

interface Sources {
  readonly menu: readonly MenuItem[]
  readonly search: ReturnType<typeof menuSearch>
  readonly keeper: string
  readonly actions: ShellActions
  /** What the pages that the person may open let one begin. */
  readonly offers: readonly PageOffer[]
  readonly records: readonly RecordGroup[]
  /** Where one can go to from this shop. */
  readonly shops: readonly ShopTarget[]
}

/** An offer, and the page that makes it. */
export interface PageOffer extends Offer {
  readonly path: string
}

/**
 * What the palette offers for a text: pages of the menu, actions and records; the latest pages where nothing is typed.
 * Each says in words where it leads. Records come later than the rest, so they come last: what somebody is about to
 * choose stays where it is.
 */
export function paletteGroups(text: string, sources: Sources): PaletteGroup[] {
  const { menu, search, keeper, actions, records, shops } = sources
  const wanted = text.trim().toLowerCase()
  const page = (icon: ReactNode) => (item: MenuItem) => ({
    key: item.url,
    icon,
    label: item.name,
    hint: item.trail.slice(0, -1).join(' > '),
    run: () => actions.open(item.url),
  })
  const byUrl = new Map(flatten(menu).map((item) => [item.url, item]))
  const pages = wanted
    ? search(text).map(page(<FileOutlined aria-hidden />))
    : recentPages(keeper)
        .flatMap((url) => byUrl.get(url) ?? [])
        .map(page(<ClockCircleOutlined aria-hidden />))
  const groups = [
    { title: wanted ? '页面' : '最近访问', entries: pages },
    { title: '操作', entries: matching([...offersOf(sources, byUrl), ...shellActions(actions, shops)], wanted) },
    ...records.map((group) => recordsOf(group, actions)),
  ]
  return groups.filter((group) => group.entries.length > 0)
}

/** By what they are called, the very name first, else by how that sounds. */
function matching(all: readonly Action[], wanted: string): Action[] {
  const named = all
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.label.length - b.label.length)
  return [...new Set([...named, ...bySound(all, wanted)])]
}

const offersOf = ({ offers, actions }: Sources, byUrl: ReadonlyMap<string, MenuItem>): Action[] =>
  offers.map(({ label, pinyin, path, to = `${path}?${ADDING}=1`, isPart = false }) => ({
    key: `+${to}`,
    icon: isPart ? <FileOutlined aria-hidden /> : <PlusOutlined aria-hidden />,
    label,
    pinyin,
    hint: byUrl.get(path)?.trail.join(' > ') ?? '',
    run: () => actions.open(to),
  }))

const recordsOf = ({ title, records }: RecordGroup, { open }: ShellActions): PaletteGroup => ({
  title,
  entries: records.map(({ id, label, hint, path }) => ({
    key: `${title}${id}`,
    icon: <FileSearchOutlined aria-hidden />,
    label,
    hint,
    run: () => open(path),
  })),
})
