/** Where somebody stands who scans one after the other: the order first, then its tracking number. */
export interface ScanState {
  /** The order whose number comes next; blank: an order comes next. */
  readonly orderNo: string
}

export type Scanned =
  | { readonly kind: 'order'; readonly orderNo: string }
  | { readonly kind: 'number'; readonly orderNo: string; readonly trackingNumber: string }
  | { readonly kind: 'wrong'; readonly reason: string }

/** What a scanned code means here. Scanning another order leaves the one before as it is. */
export function nextScan({ orderNo }: ScanState, code: string, isHere: (orderNo: string) => boolean): Scanned {
  const text = code.trim().toUpperCase()
  if (isHere(text)) return { kind: 'order', orderNo: text }
  if (/^SH\d{10,}$/.test(text)) return { kind: 'wrong', reason: `订单 ${text} 不在发货台上` }
  if (orderNo === '') return { kind: 'wrong', reason: '请先扫描装箱单上的订单号' }
  if (!/^[\w-]{1,50}$/.test(text)) return { kind: 'wrong', reason: '快递单号只能包含字母、数字和横线，最多50个字符' }
  return { kind: 'number', orderNo, trackingNumber: text }
}
