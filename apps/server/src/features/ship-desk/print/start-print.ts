import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { subjectOfMany } from '@zhanggui/domain/audit/subject-rules'
import { sheetKind } from '@zhanggui/domain/order/desk/desk-codes'
import { mergePicks } from '@zhanggui/domain/order/desk/pick-list'
import { orderRefusal } from '@zhanggui/domain/order/order-state'
import { refuseOrder } from '#features/orders/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { listDeskOrders } from '../desk-order.sql.ts'
import { insertRun, listLabelled } from './print-run.sql.ts'

/** Notes that sheets are printed, and how many of them once more. */
export async function startPrint(context: StaffContext, { kind, orderIds }: InputOf<typeof shipDeskApi.print>) {
  const { db, now, newId, staff, recordChanges } = context
  const ids = [...new Set(orderIds)]
  const orders = await listDeskOrders(db, ids)
  if (orders.length < ids.length) refuseOrder(orderRefusal.missing)
  if (kind === sheetKind.is.label) {
    const bare = ids.length - (await listLabelled(db, ids)).length
    if (bare > 0) refuse(`有 ${bare} 个订单还没有电子面单号，请先取号`)
  }
  const picks = kind === sheetKind.is.pick ? mergePicks(orders.map(({ goods }) => goods)) : []
  if (kind === sheetKind.is.pick && picks.length === 0) refuse('没有需要拣货的商品')
  const reprints = orders.filter(({ printed }) => printed[kind] > 0).length
  const id = await newId()
  await insertRun(db, { id, kind, orderIds: ids, reprints, picks, adminId: staff.adminId }, now)
  const text = `${sheetKind.label(kind)} ${ids.length} 单${reprints > 0 ? `（${reprints} 单为补打）` : ''}`
  recordChanges(changesBetween({ 打印: ['', text] }), subjectOfMany(orders.map(({ orderNo }) => orderNo)))
  return { id, reprints }
}
