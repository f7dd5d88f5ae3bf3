import { recentPages } from '#features/home/public.ts'
import {
  BulbOutlined,
  ClockCircleOutlined,
  FileOutlined,
  FileSearchOutlined,
  FullscreenOutlined,
  LayoutOutlined,
  LogoutOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { flatten, type MenuItem } from '../shell/menu/menu-tree.ts'
import type { ShellActions } from '../shell/shell-actions.ts'
import type { menuSearch } from './menu-search.ts'
import type { RecordGroup } from './use-records.ts'

export interface PaletteEntry {
  readonly key: string
  readonly icon: ReactNode
  readonly label: string
  readonly hint?: string
  readonly run: () => void
}

export interface PaletteGroup {
  readonly title: string
  readonly entries: readonly PaletteEntry[]
}

interface Action extends PaletteEntry {
  /** Initials of the label, so that actions are found like pages. */
  readonly initials: string
}

function actionsOf(actions: ShellActions): Action[] {
  return [
    {
      key: '!layout',
      icon: <LayoutOutlined aria-hidden />,
      label: '布局设置',
      initials: 'bjsz',
      run: actions.openSettings,
    },
    {
      key: '!dark',
      icon: <BulbOutlined aria-hidden />,
      label: '切换深色/浅色',
      initials: 'qhssqs',
      run: actions.toggleAppearance,
    },
    {
      key: '!full',
      icon: <FullscreenOutlined aria-hidden />,
      label: '全屏',
      initials: 'qp',
      run: actions.toggleFullscreen,
    },
    {
      key: '!keys',
      icon: <QuestionCircleOutlined aria-hidden />,
      label: '快捷键',
      initials: 'kjj',
      hint: '?',
      run: actions.openKeys,
    },
    { key: '!out', icon: <LogoutOutlined aria-hidden />, label: '退出登录', initials: 'tcdl', run: actions.signOut },
  ]
}

interface Sources {
  readonly menu: readonly MenuItem[]
  readonly search: ReturnType<typeof menuSearch>
  readonly account: string
  readonly actions: ShellActions
  readonly records: readonly RecordGroup[]
}

/**
 * What the palette offers for a text: pages of the menu, actions and records; the latest pages where nothing is typed.
 * Records come later than the rest, so they come last: what somebody is about to choose stays where it is.
 */
export function paletteGroups(text: string, { menu, search, account, actions, records }: Sources): PaletteGroup[] {
  const wanted = text.trim().toLowerCase()
  const page = (icon: ReactNode) => (item: MenuItem) => ({
    key: item.url,
    icon,
    label: item.trail.join(' > '),
    hint: item.url,
    run: () => actions.open(item.url),
  })
  const byUrl = new Map(flatten(menu).map((item) => [item.url, item]))
  const pages = wanted
    ? search(text).map(page(<FileOutlined aria-hidden />))
    : recentPages(account)
        .flatMap((url) => byUrl.get(url) ?? [])
        .map(page(<ClockCircleOutlined aria-hidden />))
  const offered = actionsOf(actions).filter(
    ({ label, initials }) => label.includes(wanted) || initials.startsWith(wanted),
  )
  const groups = [
    { title: wanted ? '页面' : '最近访问', entries: pages },
    { title: '操作', entries: offered },
    ...records.map((group) => recordsOf(group, actions)),
  ]
  return groups.filter((group) => group.entries.length > 0)
}

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
