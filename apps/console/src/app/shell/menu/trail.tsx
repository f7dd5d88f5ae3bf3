import { MenuButton } from '#ui/menu/menu-button.tsx'
import { useNarrow } from '#ui/theme/media-query.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { tabs } from '../../tabs/tab-store.ts'
import { type MenuItem, pathTo } from './menu-tree.ts'
import { ShellActionsContext } from '../shell-actions.ts'

interface Props {
  readonly items: readonly MenuItem[]
  readonly current: string
  /** The title of a page that stands outside the menu. */
  readonly title: string | undefined
}

/** The menu's way to the page; a page outside the menu stands behind the entry it belongs to. */
export function Trail({ items, current, title }: Props) {
  const isNarrow = useNarrow()
  const way = pathTo(items, current)
  const names = [...way.map(({ name }) => name), ...(title === undefined ? [] : [title])]
  const above = way.slice(0, names.length - 1)
  return (
    <nav className="trail" aria-label="当前位置">
      <ol>
        {isNarrow && above.length > 0 ? (
          <li>
            <FoldedWay way={above} />
          </li>
        ) : (
          above.map(({ url, name, children }) => (
            <li key={url}>{children.length > 0 ? name : <Link to={addressOf(url)}>{name}</Link>}</li>
          ))
        )}
        <li aria-current="page">{names.at(-1)}</li>
      </ol>
    </nav>
  )
}

/** A page that is open is gone back to as it was left. */
const addressOf = (url: string) => tabs.get().tabs.find(({ key }) => key === url)?.path ?? url

/** Where there is no room, the levels above wait behind three dots. */
function FoldedWay({ way }: { readonly way: readonly MenuItem[] }) {
  const { open } = use(ShellActionsContext)
  const entries = () => way.map(({ url, name }) => ({ key: url, label: name, onClick: () => open(addressOf(url)) }))
  return (
    <MenuButton className="trail-fold" label="上级菜单" name="上级菜单" entries={entries}>
      …
    </MenuButton>
  )
}
