import './side-menu.css'
import { DownOutlined } from '@ant-design/icons'
import { type MouseEvent, use, useId, useState } from 'react'
import { useHref } from 'react-router'
import { MenuIcon } from './menu-icon.tsx'
import { isExternal, type MenuItem, pathTo } from './menu-tree.ts'
import { ShellActionsContext } from '../shell-actions.ts'

interface Props {
  readonly items: readonly MenuItem[]
  /** The url of the entry that the shown page belongs to. */
  readonly current: string
}

/** Groups that unfold and real links: a middle click opens a browser tab. */
export function SideMenu({ items, current }: Props) {
  const ancestors = pathTo(items, current).map((item) => item.url)
  const [unfolded, setUnfolded] = useState<readonly string[]>(ancestors)
  const [shown, setShown] = useState(current)
  if (shown !== current) {
    setShown(current)
    setUnfolded([...new Set([...unfolded, ...ancestors])])
  }
  const toggle = (url: string) =>
    setUnfolded(unfolded.includes(url) ? unfolded.filter((each) => each !== url) : [...unfolded, url])
  return <Level items={items} current={current} ancestors={ancestors} unfolded={unfolded} onToggle={toggle} depth={0} />
}

interface LevelProps extends Props {
  readonly ancestors: readonly string[]
  readonly unfolded: readonly string[]
  readonly onToggle: (url: string) => void
  readonly depth: number
}

function Level({ items, ...level }: LevelProps) {
  return (
    <ul className="side-menu-level">
      {items.map((item) => (
        <li key={item.url}>
          {item.children.length > 0 ? <Group item={item} {...level} /> : <Leaf item={item} {...level} />}
        </li>
      ))}
    </ul>
  )
}

const indent = (depth: number) => ({ paddingInlineStart: 16 + depth * 16 })

type EntryProps = Omit<LevelProps, 'items'> & { readonly item: MenuItem }

function Group({ item, ...level }: EntryProps) {
  const { ancestors, unfolded, onToggle, depth } = level
  const isOpen = unfolded.includes(item.url)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="side-menu-entry"
        style={indent(depth)}
        aria-expanded={isOpen}
        aria-controls={id}
        data-above={ancestors.includes(item.url)}
        onClick={() => onToggle(item.url)}
      >
        {(item.icon || depth === 0) && <MenuIcon item={item} />}
        <span className="side-menu-name">{item.name}</span>
        <DownOutlined className="side-menu-arrow" aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Level {...level} items={item.children} depth={depth + 1} />}
      </div>
    </>
  )
}

function Leaf({ item, current, depth }: EntryProps) {
  const { open, expect } = use(ShellActionsContext)
  const inside = useHref(item.url)
  const name = (
    <>
      {(item.icon || isExternal(item.url)) && <MenuIcon item={item} />}
      <span className="side-menu-name">{item.name}</span>
    </>
  )
  if (isExternal(item.url)) {
    return (
      <a
        className="side-menu-entry"
        style={indent(depth)}
        href={item.url}
        target="_blank"
        rel="noopener noreferrer"
        title={item.name}
      >
        {name}
      </a>
    )
  }
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open(item.url)
  }
  return (
    <a
      className="side-menu-entry"
      style={indent(depth)}
      href={inside}
      title={item.name}
      {...(item.url === current ? { 'aria-current': 'page' } : {})}
      onPointerEnter={() => expect(item.url)}
      onFocus={() => expect(item.url)}
      onClick={go}
    >
      {name}
    </a>
  )
}
