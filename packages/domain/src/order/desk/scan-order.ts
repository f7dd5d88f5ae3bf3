import { TRACKING_NUMBER } from './desk-rows.ts'

/** Where somebody stands who scans one after the other: the order first, then its tracking number. */
export interface ScanState {
  /** The order whose number comes next; blank: an order comes next. */
  readonly orderNo: string
}

export type Scanned =
  | { readonly kind: 'order'; readonly orderNo: string }
  | { readonly kind: 'number'; readonly orderNo: string; readonly trackingNumber: string }
  | { readonly kind: 'wrong'; readonly reason: string }

/** An order that lies on the desk. Rows with the same `parcel` (not 0) go in one box. */
interface ScannedRow {
  readonly orderNo: string
  readonly trackingNumber: string
  readonly parcel: number
  /** Why it cannot be shipped. */
  readonly blocked: string | undefined
}

/** What a scanned code means here. Scanning another order leaves the one before as it is. */
export function nextScan({ orderNo }: ScanState, code: string, rows: readonly ScannedRow[]): Scanned {
  const text = code.trim().toUpperCase()
  const scanned = rows.find((row) => row.orderNo === text)
  if (scanned?.blocked !== undefined) return { kind: 'wrong', reason: `订单 ${text} 不能发货：${scanned.blocked}` }
  if (scanned) return { kind: 'order', orderNo: text }
  if (/^SH\d{10,}$/.test(text)) return { kind: 'wrong', reason: `订单 ${text} 不在发货台上` }
  if (orderNo === '') return { kind: 'wrong', reason: '请先扫描装箱单上的订单号' }
  if (!TRACKING_NUMBER.test(text)) return { kind: 'wrong', reason: '快递单号只能包含字母、数字和横线，最多50个字符' }
  const parcel = rows.find((row) => row.orderNo === orderNo)?.parcel ?? 0
  const other = rows.find((row) => row.orderNo !== orderNo && row.trackingNumber.toUpperCase() === text)
  if (other && (parcel === 0 || other.parcel !== parcel)) {
    return { kind: 'wrong', reason: `快递单号 ${text} 已用于订单 ${other.orderNo}，请扫描另一个` }
  }
  return { kind: 'number', orderNo, trackingNumber: text }
}
