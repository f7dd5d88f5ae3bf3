import './row-actions.css'
import { mayCall, useSession } from '#api/session.ts'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { RowAction } from './row-action.ts'
import { useAction } from './use-action.ts'

const VISIBLE = 2
/** A menu of one thing would take more room than the thing. */
const ALL_VISIBLE = 3

/** The actions of a row: up to three at hand; of more, two, and the others under 更多. Plain elements: rows are many. */
export function RowActions({ of }: { readonly of: readonly RowAction[] }) {
  const session = useSession()
  const navigate = useNavigate()
  const { run, isBusy } = useAction()
  const allowed = of.filter(({ call }) => !call || mayCall(call, session))
  const visible = allowed.length > ALL_VISIBLE ? VISIBLE : ALL_VISIBLE
  const more = allowed.slice(visible)
  if (allowed.length === 0) return '-'
  const follow = (event: MouseEvent, to: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(to)
  }
  const entries = () =>
    more.map(({ label, because, isDanger, to, start }) => ({
      key: label,
      label,
      because,
      isDanger,
      onClick: () => (to === undefined ? start(run) : void navigate(to)),
    }))
  return (
    <div className="row-actions">
      {allowed.slice(0, visible).map((action) =>
        action.to === undefined ? (
          <button
            key={action.label}
            type="button"
            className="row-action"
            data-danger={action.isDanger}
            // A blocked one keeps the focus, so that the reason can be read without a mouse.
            {...(action.because === undefined
              ? { onClick: () => action.start(run), 'aria-busy': isBusy }
              : { 'aria-disabled': true, 'aria-description': action.because, 'data-hint': action.because })}
          >
            {action.label}
          </button>
        ) : (
          // The router's own link works out anew where it leads whenever the address changes, in every row.
          <a key={action.label} href={action.to} onClick={(event) => follow(event, action.to ?? '')}>
            {action.label}
          </a>
        ),
      )}
      {more.length > 0 && (
        <MenuButton className="row-action row-more" label="更多操作" align="end" entries={entries}>
          更多
        </MenuButton>
      )}
    </div>
  )
}
