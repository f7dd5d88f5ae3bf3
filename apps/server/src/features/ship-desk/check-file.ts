import { flagsOf } from '@zhanggui/contract/order/order-flags'
import type { TrackingFileRow } from '@zhanggui/contract/order/ship-desk'
import { problemsOf } from '@zhanggui/domain/order/desk/desk-rows'
import { joinByNumber } from '@zhanggui/domain/order/desk/same-address'
import { MOST_AT_DESK } from '@zhanggui/domain/order/desk/desk-codes'
import { orderRefusal, whyNotOrder } from '@zhanggui/domain/order/order-state'
import { listCompanies } from '#features/express/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import type { StoredUpload, UploadContext } from '#platform/http/route'
import { inspectSheet, sheetFormatOf } from '#platform/sheets/read-sheet'
import { listByNumbers, listDeskOrders } from './desk-order.sql.ts'
import { type TrackingLine, trackingLines } from './tracking-lines.ts'
import { findUsed } from './why-used.ts'

/** Tells row by row what a file of tracking numbers would do. It is kept nowhere. */
export async function checkFile({
  file,
  staff,
  inRead,
}: UploadContext): Promise<StoredUpload<{ rows: TrackingFileRow[] }>> {
  const format = await sheetFormatOf(file.path, file.fileName)
  const { head, count } = await inspectSheet({ path: file.path, format, owner: staff.merId }, MOST_AT_DESK + 1)
  if (count > MOST_AT_DESK + 1) refuse(`一次最多导入${MOST_AT_DESK}行，请分成多个文件`)
  const lines = trackingLines(head)
  const rows = await inRead((db) => judge(db, lines))
  return {
    save: ({ recordChanges }) => {
      recordChanges([], file.fileName)
      return { rows }
    },
    discard: async () => undefined,
  }
}

async function judge(db: MerchantDb, lines: readonly TrackingLine[]): Promise<TrackingFileRow[]> {
  const [companies, found] = await Promise.all([
    listCompanies(db),
    listByNumbers(db, [...new Set(lines.map(({ orderNo }) => orderNo))]),
  ])
  const orders = new Map(
    (
      await listDeskOrders(
        db,
        found.map(({ id }) => id),
      )
    ).map((order) => [order.orderNo, order]),
  )
  const seen = new Set<string>()
  const rows = lines.map((line) => {
    const order = orders.get(line.orderNo)
    const company = companies.find(({ code, name }) => code === line.carrier || name === line.carrier)
    const isAgain = seen.has(line.orderNo)
    seen.add(line.orderNo)
    const refusal = order ? whyNotOrder(flagsOf(order), 'ship') : orderRefusal.missing
    const reason =
      (line.orderNo === '' && '订单号不能为空') ||
      refusal?.message ||
      (isAgain && '订单在文件中重复') ||
      (line.carrier !== '' && !company && `未找到快递公司「${line.carrier}」`) ||
      ''
    const row = {
      line: line.line,
      orderId: order?.id ?? 0,
      orderNo: line.orderNo,
      expressCode: company?.code ?? '',
      expressName: company?.name ?? '',
      trackingNumber: line.trackingNumber,
    }
    return { row, reason, order }
  })
  const good = rows.flatMap(({ row, order, reason }) => (order && reason === '' ? [{ ...order, ...row }] : []))
  const boxes = joinByNumber(good)
  // A carrier that is left out is the one that the desk has chosen.
  const problems = problemsOf(
    good.map((row) => ({ ...row, expressCode: row.expressCode || 'any', parcel: boxes.get(row.id) ?? 0 })),
  )
  const { whyUsed } = await findUsed(db, good)
  return rows.map(({ row, reason }) => ({
    ...row,
    parcel: boxes.get(row.orderId) ?? 0,
    reason: reason || (problems.get(row.orderId) ?? whyUsed(row) ?? ''),
  }))
}
