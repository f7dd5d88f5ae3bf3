import './save-bar.css'
import type { ReactNode } from 'react'

interface Props {
  /** How things stand, beside what can be done about it. */
  readonly note: ReactNode
  /** Buttons, the main one last. */
  readonly children: ReactNode
}

/** What can be done with the page as a whole, always in sight at its end. */
export const SaveBar = ({ note, children }: Props) => (
  <footer className="save-bar">
    <span role="status">{note}</span>
    {children}
  </footer>
)
