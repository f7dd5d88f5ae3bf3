import { createContext, type Key } from 'react'
import type { SteppedEndpoint } from './use-neighbours.ts'

/** The open record as one of a list, and how another one is opened in its place. */
export interface Steps {
  readonly call: SteppedEndpoint
  readonly current: Key
  /** `page`: of the list that the record stands on, where it is another one than before. */
  readonly onGo: (key: Key, page?: number) => void
}

/** For the frame around a record: dialogs and drawers show the way to its neighbours. */
export const StepsContext = createContext<Steps | undefined>(undefined)
