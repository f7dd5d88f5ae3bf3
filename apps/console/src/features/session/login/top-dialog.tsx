import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import './top-dialog.css'

interface TopDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** Without it the dialog must be answered: neither Escape nor a click beside it closes it. */
  readonly onClose?: () => void
}

/** A modal of the browser itself: above every other layer of the page, with the rest of the page out of reach. */
export function TopDialog({ title, children, onClose }: TopDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Before the effects of what it holds, so that a form inside can choose its own first field.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="top-dialog"
      aria-labelledby={titleId}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        // React owns what is shown, so the browser must not close on its own.
        event.preventDefault()
        onClose?.()
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  )
}
