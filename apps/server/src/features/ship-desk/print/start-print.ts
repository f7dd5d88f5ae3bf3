import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { subjectOfMany } from '@zhanggui/domain/audit/subject-rules'
import { sheetKind } from '@zhanggui/domain/order/desk/desk-codes'
import { mergePicks } from '@zhanggui/domain/order/desk/pick-list'
import { orderRefusal } from '@zhanggui/domain/order/order-state'
import { refuseOrder } from '#features/orders/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { listDeskOrders, listNumbers } from '../desk-order.sql.ts'
import { type BoxedOrder, insertRun, listLabelled } from './print-run.sql.ts'

type Input = InputOf<typeof shipDeskApi.print>

/** Notes that sheets are printed, and how many of them once more. */
export async function startPrint(context: StaffContext, { kind, orderIds, boxed: others = [] }: Input) {
  const { db, now, newId, staff, recordChanges } = context
  const ids = [...new Set(orderIds)]
  const [orders, boxed] = await Promise.all([
    listDeskOrders(db, ids),
    kind === sheetKind.is.label ? listBoxed(db, ids, others) : [],
  ])
  if (orders.length < ids.length) refuseOrder(orderRefusal.missing)
  if (kind === sheetKind.is.label) {
    const bare = ids.length - (await listLabelled(db, ids)).length
    if (bare > 0) refuse(`有 ${bare} 个订单还没有电子面单号，请先取号`)
  }
  const picks = kind === sheetKind.is.pick ? mergePicks(orders.map(({ goods }) => goods)) : []
  if (kind === sheetKind.is.pick && picks.length === 0) refuse('没有需要拣货的商品')
  const reprints = orders.filter(({ printed }) => printed[kind] > 0).length
  const id = await newId()
  await insertRun(db, { id, kind, orderIds: ids, boxed, reprints, picks, adminId: staff.adminId }, now)
  const text = `${sheetKind.label(kind)} ${ids.length} 单${reprints > 0 ? `（${reprints} 单为补打）` : ''}`
  recordChanges(changesBetween({ 打印: ['', text] }), subjectOfMany(orders.map(({ orderNo }) => orderNo)))
  return { id, reprints }
}

/** What goes in the boxes of these orders besides; each of the shop's own orders in one of them. */
async function listBoxed(db: MerchantDb, ids: readonly number[], boxed: readonly BoxedOrder[]): Promise<BoxedOrder[]> {
  const labels = new Set(ids)
  const boxes = new Map(boxed.map((each) => [each.orderId, each]))
  const others = [...boxes.values()].filter(({ orderId, boxOf }) => labels.has(boxOf) && !labels.has(orderId))
  const own = await listNumbers(
    db,
    others.map(({ orderId }) => orderId),
  )
  if (own.length < others.length) refuseOrder(orderRefusal.missing)
  return others
}
