import { type ReactNode, useRef, useState } from 'react'
import { type MenuEntry, type MenuPlace, PopupMenu } from './popup-menu.tsx'

interface Props {
  readonly className: string
  readonly label: string
  readonly entries: () => readonly MenuEntry[]
  readonly align?: 'start' | 'end'
  readonly isBusy?: boolean
  readonly children: ReactNode
  /** What a screen reader says instead of what stands in the button. */
  readonly name?: string
}

/** A plain button with a menu behind it: until it is opened there is nothing but the button. */
export function MenuButton({ className, label, entries, align = 'start', isBusy = false, children, name }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<MenuPlace>()
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={isBusy}
        aria-haspopup="menu"
        aria-expanded={place !== undefined}
        {...(name === undefined ? {} : { 'aria-label': name })}
        ref={button}
        onClick={({ currentTarget }) => setPlace(place ? undefined : currentTarget.getBoundingClientRect())}
      >
        {children}
      </button>
      {place && (
        <PopupMenu
          label={label}
          entries={entries()}
          place={place}
          align={align}
          opener={button}
          onClose={() => setPlace(undefined)}
        />
      )}
    </>
  )
}
