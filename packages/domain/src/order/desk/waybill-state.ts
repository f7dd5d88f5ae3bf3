import { codeTable } from '../../kernel/code-table.ts'

/** What became of a number that was asked for at a carrier. */
export const waybillState = codeTable({
  unused: { code: 'unused', label: '未使用', tone: 'warning' },
  used: { code: 'used', label: '已使用', tone: 'success' },
  asked: { code: 'asked', label: '未取到号', tone: 'danger' },
  /** The carrier was asked to take it back and has not answered. */
  cancelling: { code: 'cancelling', label: '取消中', tone: 'danger' },
  cancelled: { code: 'cancelled', label: '已取消', tone: 'neutral' },
})
export type WaybillState = (typeof waybillState.codes)[number]

/** Older ones are not listed: carriers have collected their numbers by then. */
export const WAYBILL_DAYS = 90

interface Stored {
  readonly trackingNumber: string
  readonly cancelAskedAt: Date | null
  readonly cancelledAt: Date | null
  /** A parcel that was not taken back has the number. */
  readonly isUsed: boolean
}

export function stateOfWaybill({ trackingNumber, cancelAskedAt, cancelledAt, isUsed }: Stored): WaybillState {
  if (cancelledAt) return waybillState.is.cancelled
  if (cancelAskedAt) return waybillState.is.cancelling
  if (trackingNumber === '') return waybillState.is.asked
  return isUsed ? waybillState.is.used : waybillState.is.unused
}

export function whyNotCancelWaybill(state: WaybillState): string | undefined {
  if (state === waybillState.is.used) return '单号已用于发货，请先撤销发货或修改快递单号'
  return state === waybillState.is.cancelled ? '单号已取消' : undefined
}
