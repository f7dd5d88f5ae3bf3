import { areaChanged, rightsChanged, taskProgress } from '@zhanggui/contract/kernel/live-message'
import { z } from 'zod'

const merchant = { merId: z.int() }

/** What nodes tell each other over NOTIFY: a live message, or that there is one to look for, and whom it is for. */
const liveSignal = z.discriminatedUnion('type', [
  /** The rows say which. */
  z.object({ type: z.literal('noticesAdded'), ...merchant }),
  /** The tables say whose. */
  rightsChanged.omit({ rights: true }).extend(merchant),
  areaChanged.extend({
    ...merchant,
    readers: z.array(z.string()),
    /** The one person it concerns, where the change is of no interest to colleagues. */
    onlyFor: z.int().optional(),
    /** The tab that made the change. */
    exceptTab: z.string().optional(),
  }),
  taskProgress.extend({ ...merchant, adminId: z.int() }),
])
export type LiveSignal = z.output<typeof liveSignal>

/** Undefined where another version of the program says something that this one does not know. */
export function readSignal(text: string): LiveSignal | undefined {
  try {
    return liveSignal.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
