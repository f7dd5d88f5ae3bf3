import { hearOf } from '@zhanggui/domain/order/parcel/judge-parcel'
import { parcelState } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { SandboxTracking } from '../../apps/server/src/features/express/public.ts'
import type { Shop } from './draft.ts'

const HOUR = 3_600_000
/** Ends of numbers that something happens to (docs/express-tracking.md), among many that nothing happens to. */
const USUAL = ['', '', '', '']
const OLD = ['9901', '9902', '9903', '9904', '9905', '9906'].flatMap((end) => [end, ...USUAL])
const YOUNG = ['9901', ...USUAL, ...USUAL]
/** From then on everything has happened that may. */
const OLD_AFTER = 62 * HOUR

export const numberEnd = ({ random, now }: Shop, sentAt: Date): string =>
  random.inTurn(now.getTime() - sentAt.getTime() > OLD_AFTER ? OLD : YOUNG) ?? ''

interface Sent {
  readonly id: number
  readonly orderId: number
  readonly sentAt: Date
  readonly number: string
}

/** Of every third problem somebody has taken care of. */
const care = [false, false, true]

/** What the carrier has said of a parcel that is under way. */
export async function addTracking({ rows, now, random, ownerId }: Shop, { id, orderId, sentAt, number }: Sent) {
  const asked = { expressCode: '', expressName: '', trackingNumber: number, phone: '', sentAt }
  const said = await new SandboxTracking(() => now).track(asked)
  const unseen = { state: parcelState.is.waiting, sentAt, lastTrace: '', lastTraceAt: null }
  const { state, lastTrace, lastTraceAt, problem, nextPollAt } = hearOf(unseen, said, now)
  const isHandled = problem !== null && random.inTurn(care) === true
  rows.add('tracked_shipment', {
    shipment_id: id,
    order_id: orderId,
    sent_at: sentAt,
    state,
    last_trace: lastTrace,
    last_trace_at: lastTraceAt,
    polled_at: now,
    next_poll_at: nextPollAt,
    failures: 0,
    poll_error: '',
    problem,
    handled_at: isHandled ? now : null,
    handled_by: isHandled ? ownerId : 0,
    handled_name: isHandled ? '店长' : '',
    handled_note: isHandled ? '已联系快递公司催件，并告知买家' : '',
  })
}
