import './save-bar.css'
import type { ReactNode } from 'react'

interface Props {
  /** How things stand, beside what can be done about it. */
  readonly note: ReactNode
  /** Why it did not work just now; it takes the place of the note. */
  readonly problem?: string | undefined
  /** Buttons, the main one last. */
  readonly children: ReactNode
}

/** What can be done with the page as a whole, always in sight at its end. */
export const SaveBar = ({ note, problem, children }: Props) => (
  <footer className="save-bar">
    {problem === undefined ? <span role="status">{note}</span> : <span role="alert">{problem}</span>}
    {children}
  </footer>
)
