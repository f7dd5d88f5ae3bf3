import { useAction } from '#ui/action/use-action.ts'
import { useApp } from '#ui/feedback/use-app.ts'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { fillRows, type Filled } from '../desk-draft.ts'
import type { Desk, DeskRow } from '../use-desk.ts'

/** So many in one call: each waits for the carrier's server. */
const AT_ONCE = 20

/** The orders of the box that an order goes in. */
const boxOf = (rows: readonly DeskRow[], row: DeskRow): readonly DeskRow[] =>
  row.parcel === 0 ? [row] : rows.filter(({ parcel }) => parcel === row.parcel)

/** 电子面单: numbers from the carriers for all rows that have none. */
export function useWaybills(desk: Desk) {
  const { run, isBusy } = useAction()
  const { message } = useApp()
  const ask = async (rows: readonly DeskRow[]) => {
    const reasons: string[] = []
    let got = 0
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const slice = rows.slice(at, at + AT_ONCE)
      const isDone = await run({
        call: shipDeskApi.waybills,
        input: {
          rows: slice.map((row) => ({
            orderId: row.id,
            expressCode: row.expressCode,
            boxed: boxOf(desk.rows, row).map(({ id }) => id),
          })),
        },
        success: '',
        onDone: ({ list }) => {
          const given = new Map(list.map((each) => [each.orderId, each]))
          const filled = slice.flatMap((row): [string, Partial<Filled>][] => {
            const { trackingNumber = '', reason = '' } = given.get(row.id) ?? {}
            if (reason) reasons.push(reason)
            got += trackingNumber === '' ? 0 : 1
            return boxOf(desk.rows, row).map(({ orderNo }) => [
              orderNo,
              trackingNumber === '' ? { reason } : { trackingNumber, expressCode: row.expressCode },
            ])
          })
          fillRows(new Map(filled))
        },
      })
      if (!isDone) break
    }
    if (got > 0) void message.success(`已获取 ${got} 个电子面单号`)
    const [first] = reasons
    if (first) void message.error(`${reasons.length} 个订单没有取到单号：${first}`)
    desk.reread()
  }
  return { ask, isBusy }
}
