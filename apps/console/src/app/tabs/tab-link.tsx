import { CloseOutlined } from '@ant-design/icons'
import { type MenuPlace, PopupMenu } from '#ui/menu/popup-menu.tsx'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { labelOf, type Tab } from './tabs-state.ts'
import type { useTabActions } from './use-tab-actions.tsx'

interface Props {
  readonly tab: Tab
  readonly isShown: boolean
  readonly isUnsaved: boolean
  readonly actions: ReturnType<typeof useTabActions>
}

/** Arrow keys go to the neighbour, Delete closes. */
function press(event: KeyboardEvent, close: () => void) {
  const entry = event.currentTarget.closest('li')
  const neighbour = { ArrowLeft: entry?.previousElementSibling, ArrowRight: entry?.nextElementSibling }[event.key]
  if (neighbour) neighbour.querySelector('a')?.focus()
  else if (event.key === 'Delete') close()
  else return
  event.preventDefault()
}

/** Once the browser has laid it out, which asking at once would make it do before the page is there. */
function bringIntoSight(link: Element) {
  const observer = new IntersectionObserver(([seen]) => {
    observer.disconnect()
    if (seen && seen.intersectionRatio < 1) link.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  observer.observe(link)
  return () => observer.disconnect()
}

export function TabLink({ tab, isShown, isUnsaved, actions }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => (isShown && link.current ? bringIntoSight(link.current) : undefined), [isShown])

  const [menuAt, setMenuAt] = useState<MenuPlace>()
  const openMenu = (event: MouseEvent) => {
    event.preventDefault()
    const { clientX: x, clientY: y } = event
    setMenuAt({ left: x, right: x, top: y, bottom: y })
  }
  const close = () => {
    if (!tab.affix) actions.close(tab)
  }
  const closeOnMiddle = (event: MouseEvent) => {
    if (event.button !== 1) return
    event.preventDefault()
    close()
  }
  const entries = () => [
    { key: 'refresh', label: '刷新', onClick: () => actions.refresh(tab) },
    ...(tab.affix ? [] : [{ key: 'close', label: '关闭', onClick: close }]),
    { key: 'others', label: '关闭其他', onClick: () => actions.closeOthers(tab) },
    { key: 'all', label: '全部关闭', onClick: () => actions.closeAll() },
  ]

  return (
    <>
      <li className="tab" data-shown={isShown}>
        <Link
          ref={link}
          to={tab.path}
          onContextMenu={openMenu}
          onAuxClick={closeOnMiddle}
          onKeyDown={(event) => press(event, close)}
          {...(isShown ? { 'aria-current': 'page' } : {})}
        >
          {labelOf(tab)}
          {isUnsaved && (
            <span className="tab-unsaved" title="有未保存的内容">
              <span className="visually-hidden">（未保存）</span>
            </span>
          )}
        </Link>
        {!tab.affix && (
          <button type="button" tabIndex={-1} aria-label={`关闭${labelOf(tab)}`} onClick={close}>
            <CloseOutlined aria-hidden />
          </button>
        )}
      </li>
      {menuAt && (
        <PopupMenu label={tab.title} entries={entries()} place={menuAt} onClose={() => setMenuAt(undefined)} />
      )}
    </>
  )
}
