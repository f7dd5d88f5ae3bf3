import { areaChanged, colleagueHere, rightsChanged, taskProgress } from '@zhanggui/contract/kernel/live-message'
import { hasAnyPermission } from '@zhanggui/domain/session/permission-rules'
import { z } from 'zod'

const merchant = { merId: z.int() }

/** What nodes send each other over NOTIFY: a live message, or a hint to look for one, and its audience. */
const liveSignal = z.discriminatedUnion('type', [
  /** The notices are read from the table. */
  z.object({ type: z.literal('noticesAdded'), ...merchant }),
  /** Whose permissions changed is read from the tables. */
  rightsChanged.omit({ rights: true }).extend(merchant),
  areaChanged.extend({
    ...merchant,
    area: z.string(),
    readers: z.array(z.string()),
    /** The only person to notify, for personal changes. */
    onlyFor: z.int().optional(),
    /** The tab that made the change. */
    exceptTab: z.string().optional(),
  }),
  taskProgress.extend({ ...merchant, adminId: z.int() }),
  /** `isReply`: for somebody who has just come. */
  colleagueHere.extend({ ...merchant, adminId: z.int(), isReply: z.boolean() }),
])
export type LiveSignal = z.output<typeof liveSignal>
export type Presence = Extract<LiveSignal, { type: 'colleagueHere' }>
export type AreaChange = Extract<LiveSignal, { type: 'areaChanged' }>

/** Whether a person's tab shows what changed and does not know it yet. */
export function concerns(
  { readers, onlyFor, exceptTab }: AreaChange,
  { adminId, permissions }: { readonly adminId: number; readonly permissions: ReadonlySet<string> },
  { tab }: { readonly tab: string | undefined },
): boolean {
  if (tab === exceptTab || (onlyFor !== undefined && onlyFor !== adminId)) return false
  return readers.includes('session') || hasAnyPermission(permissions, readers)
}

/** Undefined for signals of other program versions. */
export function readSignal(text: string): LiveSignal | undefined {
  try {
    return liveSignal.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
