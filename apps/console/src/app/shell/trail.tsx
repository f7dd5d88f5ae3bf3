import type { Page } from '#ui/page.ts'
import { Breadcrumb } from 'antd'
import { flatten, type MenuItem } from './menu-tree.ts'

interface Props {
  readonly items: readonly MenuItem[]
  readonly current: string
  readonly page: Page | undefined
}

/** The menu's way to the page; a page outside the menu stands behind the entry it belongs to. */
export function Trail({ items, current, page }: Props) {
  const entry = flatten(items).find((item) => item.url === current && item.children.length === 0)
  const names = [...(entry?.trail ?? []), ...(page?.hidden ? [page.title] : [])]
  return (
    <Breadcrumb
      className="trail"
      aria-label="当前位置"
      items={names.map((name, index) => ({ key: index, title: name }))}
    />
  )
}
