import { useAction } from '#ui/action/use-action.ts'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import { useApp } from '#ui/feedback/use-app.ts'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { type SheetKind, sheetKind } from '@zhanggui/domain/order/desk/desk-codes'
import { sheetsPath } from '../desk-paths.ts'
import type { Desk, DeskRow } from '../use-desk.ts'

/** Prints sheets in a window of their own; a second label for the same order is asked about first. */
export function usePrintSheets(desk: Desk) {
  const { run } = useAction()
  const { confirm } = useConfirm()
  const { message } = useApp()
  return async (kind: SheetKind, rows: readonly DeskRow[]) => {
    // A label is of a number that was got for the order; a box has one.
    const printed = kind === sheetKind.is.label ? rows.filter(({ waybillNumber }) => waybillNumber !== '') : rows
    if (printed.length === 0) {
      void message.warning(kind === sheetKind.is.label ? '还没有电子面单号，请先取号' : '没有可以打印的订单')
      return
    }
    const again = printed.filter((row) => row.printed[kind] > 0).length
    const text = `其中 ${again} 单已经打印过${sheetKind.label(kind)}，重复使用可能发错货。`
    if (kind === sheetKind.is.label && again > 0 && !(await confirm({ text, action: '仍然打印' }))) return
    await run({
      call: shipDeskApi.print,
      input: {
        kind,
        orderIds: printed.map(({ id }) => id),
        ...(kind === sheetKind.is.label && { boxed: boxedOf(printed, rows) }),
      },
      success: '',
      onDone: ({ id }) => {
        window.open(sheetsPath(id), '_blank')
        desk.reread()
      },
    })
  }
}

/** What goes in the boxes of the labels besides, first box first. */
function boxedOf(printed: readonly DeskRow[], rows: readonly DeskRow[]) {
  const labels = new Map<number, number>()
  for (const { id, parcel } of printed) if (parcel > 0 && !labels.has(parcel)) labels.set(parcel, id)
  return rows.flatMap(({ id: orderId, parcel, waybillNumber }) => {
    const boxOf = labels.get(parcel)
    return boxOf === undefined || waybillNumber !== '' ? [] : [{ orderId, boxOf }]
  })
}
