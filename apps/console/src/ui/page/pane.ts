import { createContext } from 'react'

/** The tab in which a page lives, as far as the page may know it. */
export interface Pane {
  readonly key: string
  /** False while another tab is in front; the page then stays mounted but its effects rest. */
  readonly isShown: () => boolean
  /** Goes on to another page and leaves no tab behind. */
  readonly leaveFor: (path: string) => void
}

export const PaneContext = createContext<Pane>({ key: '', isShown: () => true, leaveFor: () => undefined })
