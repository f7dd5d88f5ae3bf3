import { storeText, useStoredText } from '#ui/live/stored-text.ts'
import { parsed } from '@zhanggui/contract/kernel/codecs'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { MOST_AT_DESK } from '@zhanggui/domain/order/desk/desk-codes'
import { z } from 'zod'

/** What lies on the desk is kept in this browser: a closed window loses no typed number. Nothing about buyers is in it. */
const KEY = 'zhanggui.ship-desk'

const filled = z.object({ expressCode: z.string(), trackingNumber: z.string(), parcel: z.int(), reason: z.string() })
/** What somebody has filled in for an order; blank fields follow the desk. */
export type Filled = z.output<typeof filled>

const draft = z.object({
  orderNos: z.array(z.string()),
  filled: z.record(z.string(), filled),
  /** The carrier of all rows that have none of their own. */
  carrier: z.string(),
  /** Orders that are still to be found. */
  filter: shipDeskApi.orders.body.shape.filter,
  /** The batch that was sent off and that the desk does not know the end of yet; 0: none. */
  taskId: z.int().default(0),
  /** That not all that was wanted found room; blank: it did. */
  notice: z.string().default(''),
})
export type DeskDraft = z.output<typeof draft>

const EMPTY: DeskDraft = { orderNos: [], filled: {}, carrier: '', filter: undefined, taskId: 0, notice: '' }
export const NOTHING: Filled = { expressCode: '', trackingNumber: '', parcel: 0, reason: '' }

function read(text: string | null): DeskDraft {
  return text === null ? EMPTY : draft.catch(EMPTY).parse(parsed(text))
}

const readDesk = (): DeskDraft => read(localStorage.getItem(KEY))
const write = (next: DeskDraft) => storeText(KEY, JSON.stringify(next))

export const useDeskDraft = (): DeskDraft => read(useStoredText(KEY))

/** Changes what lies on the desk, by what lies there now: several changes may come before the page is drawn again. */
export const changeDesk = (change: Partial<DeskDraft>) => write({ ...readDesk(), ...change })

export function fillRows(rows: ReadonlyMap<string, Partial<Filled>>) {
  const before = readDesk()
  const changed = [...rows].map(([orderNo, change]): [string, Filled] => [
    orderNo,
    { ...NOTHING, ...before.filled[orderNo], reason: '', ...change },
  ])
  write({ ...before, filled: { ...before.filled, ...Object.fromEntries(changed) } })
}

export function takeOffDesk(orderNos: ReadonlySet<string>) {
  const before = readDesk()
  write({
    ...before,
    orderNos: before.orderNos.filter((orderNo) => !orderNos.has(orderNo)),
    filled: Object.fromEntries(Object.entries(before.filled).filter(([orderNo]) => !orderNos.has(orderNo))),
  })
}

/** What came of a batch: what was done leaves the desk, what failed says why, and what was never reached lies there as before. */
export function settleDesk(taskId: number, done: ReadonlySet<string>, reasons: ReadonlyMap<string, string>) {
  // Another tab may have been first: what was typed since then stays.
  if (readDesk().taskId !== taskId) return
  takeOffDesk(done)
  const lying = new Set(readDesk().orderNos)
  const failed = [...reasons].filter(([orderNo]) => lying.has(orderNo))
  fillRows(new Map(failed.map(([orderNo, reason]) => [orderNo, { reason }])))
  changeDesk({ taskId: 0 })
}

interface Wanted {
  readonly orderNos?: readonly string[]
  /** Orders that are still to be found. */
  readonly filter?: DeskDraft['filter']
  /** How many the filter has found, of which these are the oldest. */
  readonly found?: number
}

/** Orders come to the desk beside those that lie there, as many as it holds; answers what lies on it now. */
export function takeToDesk({ orderNos = [], filter, found }: Wanted): ReadonlySet<string> {
  const before = readDesk()
  const lying = new Set([...new Set([...before.orderNos, ...orderNos])].slice(0, MOST_AT_DESK))
  const taken = orderNos.filter((orderNo) => lying.has(orderNo)).length
  const limit = `（发货台最多 ${MOST_AT_DESK} 单）`
  const told =
    found === undefined
      ? `选择了 ${orderNos.length} 单，已载入 ${taken} 单${limit}`
      : `筛选结果 ${found} 单，已载入最早的 ${taken} 单${limit}`
  const notice = taken < (found ?? orderNos.length) ? told : ''
  write({ ...before, orderNos: [...lying], filter: filter ?? before.filter, notice })
  return lying
}
