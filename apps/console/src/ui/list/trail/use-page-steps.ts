import { PaneContext } from '#ui/page/pane.ts'
import { use } from 'react'
import type { Steps } from './steps-context.ts'
import type { SteppedEndpoint } from './use-neighbours.ts'

/** To the neighbours of the record that a page is about; its tab goes along. */
export function usePageSteps(call: SteppedEndpoint, current: number, pathOf: (id: number) => string): Steps {
  const pane = use(PaneContext)
  return { call, current, onGo: (key) => pane.leaveFor(pathOf(Number(key))) }
}
