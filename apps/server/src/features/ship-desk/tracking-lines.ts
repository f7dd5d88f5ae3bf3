import { refuse } from '#platform/http/refusals'
import type { SheetRow } from '#platform/sheets/sheet'

/** A row of a file of tracking numbers, as it is written there. */
export interface TrackingLine {
  readonly line: number
  readonly orderNo: string
  readonly carrier: string
  readonly trackingNumber: string
}

const titles = {
  orderNo: /订单/,
  carrier: /(?:快递|物流|承运).*(?:公司|商)/,
  trackingNumber: /(?:快递|物流|运单|面单).*号/,
}

/** The columns by their titles, in whatever order they stand. */
export function trackingLines([head, ...rows]: readonly SheetRow[]): TrackingLine[] {
  const at = (title: RegExp) => head?.cells.findIndex((cell) => title.test(cell.trim())) ?? -1
  const [orderNo, carrier, trackingNumber] = [at(titles.orderNo), at(titles.carrier), at(titles.trackingNumber)]
  if (orderNo < 0 || trackingNumber < 0) refuse('文件第一行应为列名：订单号、快递公司、快递单号')
  if (rows.length === 0) refuse('文件中没有快递单号')
  const cell = ({ cells }: SheetRow, column: number) => (cells[column] ?? '').normalize('NFKC').trim().slice(0, 60)
  return rows.map((row) => ({
    line: row.line,
    orderNo: cell(row, orderNo).toUpperCase(),
    carrier: cell(row, carrier),
    trackingNumber: cell(row, trackingNumber),
  }))
}
