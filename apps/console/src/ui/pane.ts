import { createContext } from 'react'

/** The tab in which a page lives, as far as the page may know it. */
export interface Pane {
  readonly key: string
  /** False while another tab is in front; the page then stays mounted but its effects rest. */
  readonly isShown: () => boolean
}

export const PaneContext = createContext<Pane>({ key: '', isShown: () => true })
