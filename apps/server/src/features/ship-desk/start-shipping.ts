import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { subjectOfMany } from '@zhanggui/domain/audit/subject-rules'
import { problemsOf } from '@zhanggui/domain/order/desk/desk-rows'
import { orderRefusal } from '@zhanggui/domain/order/order-state'
import { refuseOrder } from '#features/orders/public'
import { replyWhenFinished, startTask } from '#features/tasks/public'
import { invalid } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { listNumbers } from './desk-order.sql.ts'
import { FEW, type ShippedRow, shipDeskJob } from './ship-desk.job.ts'
import { findUsed } from './why-used.ts'

type Rows = InputOf<typeof shipDeskApi.ship>['rows']

/** Records what is to be shipped; a background job ships order by order. Rows that cannot be shipped fail with their reason. */
export async function startShipping(context: StaffContext, { rows }: { readonly rows: Rows }) {
  const { staff, address, recordChanges } = context
  if (new Set(rows.map(({ orderId }) => orderId)).size < rows.length) {
    throw invalid([{ path: 'rows', message: '同一订单只能出现一次' }])
  }
  const shipped = await plan(context, rows)
  recordChanges([], subjectOfMany(shipped.map(({ orderNo }) => orderNo)))
  const started = await startTask(context, shipDeskJob, {
    title: '批量发货',
    params: { rows: shipped, account: staff.account, realName: staff.realName, address },
    items: shipped.map(({ orderId: refId, orderNo: label }) => ({ refId, label })),
  })
  if (rows.length <= FEW) replyWhenFinished(context, started.taskId)
  return started
}

async function plan({ db, newId }: StaffContext, rows: Rows): Promise<ShippedRow[]> {
  const names = new Map(
    (
      await listNumbers(
        db,
        rows.map(({ orderId }) => orderId),
      )
    ).map((each) => [each.id, each.orderNo]),
  )
  const numbered = rows.map((row) => ({ ...row, id: row.orderId, trackingNumber: row.expressNumber }))
  const problems = problemsOf(numbered)
  const { whyUsed, boxOf } = await findUsed(db, numbered)
  const parcels = new Map<number, number>()
  for (const { parcel, expressCode, expressNumber } of rows) {
    if (parcel === 0 || parcels.has(parcel)) continue
    parcels.set(parcel, boxOf(expressCode, expressNumber) ?? (await newId()))
  }
  return numbered.map((row) => {
    const { orderId, expressCode, expressNumber, parcel } = row
    const orderNo = names.get(orderId) ?? refuseOrder(orderRefusal.missing)
    const parcelId = parcels.get(parcel) ?? null
    const problem = problems.get(orderId) ?? whyUsed({ ...row, parcelId }) ?? ''
    return { orderId, orderNo, expressCode, expressNumber, parcelId, problem }
  })
}
