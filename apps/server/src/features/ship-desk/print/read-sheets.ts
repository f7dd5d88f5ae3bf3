import { subjectOfMany } from '@zhanggui/domain/audit/subject-rules'
import { sheetKind } from '@zhanggui/domain/order/desk/desk-codes'
import { findShopName } from '#features/merchants/public'
import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findRun, listSheets } from './print-run.sql.ts'

/** What stands on the sheets of a run. Slips and labels say where orders go, so it is written down who reads them. */
export async function readSheets({ db, recordChanges }: StaffContext, { id }: { readonly id: number }) {
  const [run, merName] = await Promise.all([findRun(db, id), findShopName(db)])
  const { picks, ...found } = run ?? missing('打印记录不存在')
  const orders = found.kind === sheetKind.is.pick ? [] : await listSheets(db, id, found.kind)
  recordChanges(
    [],
    orders.length > 0 ? subjectOfMany(orders.map(({ orderNo }) => orderNo)) : sheetKind.label(found.kind),
  )
  return { ...found, merName, picks, orders }
}
