import './popup-menu.css'
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { usePopupLife } from './use-popup-life.ts'

export interface MenuEntry {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  readonly isDanger?: boolean
  /** Why it cannot be chosen now. */
  readonly because?: string | undefined
  /** Set apart from those above it. */
  readonly isApart?: boolean
  readonly onClick: () => void
}

/** Where a menu opens: below its button, or where the mouse is. */
export type MenuPlace = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

interface Props {
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly place: MenuPlace
  /** The end of the button that the menu is flush with. */
  readonly align?: 'start' | 'end'
  /** The button itself closes what it has opened. */
  readonly opener?: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

const GAP = 4
const EDGE = 8

/** The entries behind a button or under the right mouse button; built when it opens, gone when it closes. */
export function PopupMenu({ label, entries, place, align = 'start', opener, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const own = list.current
    if (!own) return
    const wanted = align === 'end' ? place.right - own.offsetWidth : place.left
    const below = place.bottom + GAP
    const fitsBelow = below + own.offsetHeight + EDGE <= window.innerHeight
    own.style.left = `${Math.max(EDGE, Math.min(wanted, window.innerWidth - own.offsetWidth - EDGE))}px`
    own.style.top = `${fitsBelow ? below : Math.max(EDGE, place.top - GAP - own.offsetHeight)}px`
  }, [place, align])
  usePopupLife(list, opener, onClose)

  const press = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = items.findIndex((item) => item === document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at < 1 ? items.length - 1 : at - 1, Home: 0, End: items.length - 1 }[
      event.key
    ]
    if (next !== undefined) items[next % items.length]?.focus()
    else if (event.key === 'Tab') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return createPortal(
    <ul ref={list} role="menu" aria-label={label} className="popup-menu" tabIndex={-1} onKeyDown={press}>
      {entries.map(({ key, label: name, icon, isDanger = false, because, isApart, onClick }) => (
        <li key={key} role="none">
          {isApart && <hr />}
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            data-danger={isDanger}
            {...(because === undefined
              ? {
                  onClick: () => {
                    onClose()
                    onClick()
                  },
                }
              : { 'aria-disabled': true, 'aria-description': because, 'data-hint': because })}
          >
            {icon}
            {name}
          </button>
        </li>
      ))}
    </ul>,
    document.body,
  )
}
