import type { Config } from '#platform/config'
import { refuse } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { HttpTracking, numberAsked } from './http-tracking.ts'
import { SandboxTracking } from './sandbox-tracking.ts'
import { type Parcel, type Tracking, TrackingTrouble } from './tracking-port.ts'

const KEPT_MS = 30 * 60_000
/** A few megabytes; what was asked first goes first. */
const MOST_KEPT = 5000

interface Known {
  readonly tracking: Tracking
  readonly until: number
}

/**
 * What each node was told lately: every question costs money. Held in memory because looking where a parcel is writes
 * nothing; a second node asks once more.
 */
const known = new WeakMap<Config, Map<string, Known>>()

type Asker = Pick<OutsideContext, 'config' | 'log' | 'now'>
/** Counts a question before it is asked; refuses when the shop has none left. */
type Pay = () => Promise<void>

/** Where a parcel is, as of half an hour ago at most. */
export async function trackParcel(context: Asker, parcel: Parcel, pay: Pay): Promise<Tracking> {
  try {
    return await lookUp(context, parcel, pay)
  } catch (error) {
    if (!(error instanceof TrackingTrouble)) throw error
    context.log.warn({ err: error }, 'a parcel was not found')
    return refuse(error.message)
  }
}

/** Whether the carrier has seen a parcel; undefined: nobody can say now. */
export async function isParcelSeen(context: Asker, parcel: Parcel, pay: Pay): Promise<boolean | undefined> {
  try {
    return (await lookUp(context, parcel, pay)).list.length > 0
  } catch (error) {
    if (!(error instanceof TrackingTrouble)) throw error
    return error.isUnseen ? false : undefined
  }
}

/** What the carrier says now, or why it says nothing. Whoever looks at the parcel next sees the same. */
export async function askCarrier(
  context: Pick<Asker, 'config' | 'now'>,
  parcel: Parcel,
): Promise<Tracking | TrackingTrouble> {
  try {
    return await askAnew(context, parcel)
  } catch (error) {
    if (error instanceof TrackingTrouble) return error
    throw error
  }
}

async function lookUp(context: Asker, parcel: Parcel, pay: Pay): Promise<Tracking> {
  const found = known.get(context.config)?.get(keyOf(parcel))
  if (found && found.until > context.now.getTime()) return found.tracking
  await pay()
  return askAnew(context, parcel)
}

const keyOf = (parcel: Parcel) => `${parcel.expressCode} ${numberAsked(parcel)}`

async function askAnew({ config, now }: Pick<Asker, 'config' | 'now'>, parcel: Parcel): Promise<Tracking> {
  const kept = known.get(config) ?? new Map<string, Known>()
  known.set(config, kept)
  const key = keyOf(parcel)
  const port = config.tracking ? new HttpTracking(config.tracking) : new SandboxTracking(() => now)
  const tracking = await port.track(parcel)
  kept.delete(key)
  kept.set(key, { tracking, until: now.getTime() + KEPT_MS })
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return tracking
}
