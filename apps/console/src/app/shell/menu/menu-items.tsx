import type { MenuProps } from 'antd'
import { type MouseEvent, use } from 'react'
import { useHref } from 'react-router'
import { isExternal, type MenuItem } from './menu-tree.ts'
import { MenuIcon } from './menu-icon.tsx'
import { ShellActionsContext } from '../shell-actions.ts'

type AntdItem = NonNullable<MenuProps['items']>[number]

/** A real link, so that a middle click opens a browser tab; a plain click is left to the menu. */
function MenuLink({ item }: { readonly item: MenuItem }) {
  const inside = useHref(item.url)
  const { expect } = use(ShellActionsContext)
  if (isExternal(item.url)) {
    return (
      <a href={item.url} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
        {item.name}
      </a>
    )
  }
  const leaveToMenu = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault()
    else event.stopPropagation()
  }
  return (
    <a href={inside} onPointerEnter={() => expect(item.url)} onClick={leaveToMenu} tabIndex={-1}>
      {item.name}
    </a>
  )
}

/** Our menu as antd wants it; a collapsed sidebar shows nothing but the icons of its first level. */
export function antdMenuItems(items: readonly MenuItem[], collapsed: boolean): AntdItem[] {
  return items.map((item) => ({
    key: item.url,
    label: item.children.length > 0 ? item.name : <MenuLink item={item} />,
    title: item.name,
    ...(collapsed || item.icon || isExternal(item.url) ? { icon: <MenuIcon item={item} /> } : {}),
    ...(item.children.length > 0 ? { children: antdMenuItems(item.children, false) } : {}),
  }))
}
