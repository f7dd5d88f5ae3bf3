import type { TemplateIssue } from '@zhanggui/domain/shipping/shipping-rules'
import { useState } from 'react'
import type { TemplateValues } from './template-values.ts'

export interface ShownIssues {
  /** What is to be said at this place now. */
  readonly at: (path: string) => string | undefined
  /** The place was left: from now on it says what is wrong. */
  readonly touch: (path: string) => void
  /** Its lines have changed places. */
  readonly forget: (list: string) => void
  /** Somebody wants to save: everything is said. */
  readonly askAll: () => void
}

/** Complaints come when a place was left or somebody wants to save; a region that two lines have is told at once. */
export function useShownIssues(issues: readonly TemplateIssue[], values: TemplateValues): ShownIssues {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const isShown = (path: string) => isAsked || touched.has(path) || isOverlap(path, values)
  return {
    at: (path) => (isShown(path) ? issues.find((issue) => issue.path === path)?.message : undefined),
    touch: (path) => setTouched((before) => new Set([...before, path])),
    forget: (list) => setTouched((before) => new Set([...before].filter((path) => !path.startsWith(`${list}.`)))),
    askAll: () => setAsked(true),
  }
}

/** The only thing that can be wrong about the regions of a line that has some. */
function isOverlap(path: string, values: TemplateValues): boolean {
  const [list, index, rule] = path.split('.')
  const lines = list === 'lines' ? values.shippingTemplatesRegionRequestList : values.shippingTemplatesFreeRequestList
  const line = rule === 'regionIds' ? lines[Number(index)] : undefined
  return line !== undefined && line.regionIds.length > 0
}
