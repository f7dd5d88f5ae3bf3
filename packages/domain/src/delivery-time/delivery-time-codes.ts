import { codeTable } from '../kernel/code-table.ts'
import { type ShippingType, shippingType } from '../order/order-codes.ts'

export const slotService = codeTable({
  delivery: { code: 1, label: '配送' },
  pickUp: { code: 2, label: '自提' },
})
export type SlotService = (typeof slotService.codes)[number]

/** Goods that nobody carries have no time. */
export function serviceOf(way: ShippingType): SlotService | undefined {
  if (way === shippingType.is.delivery) return slotService.is.delivery
  return way === shippingType.is.pickUp ? slotService.is.pickUp : undefined
}

/** Until when one may still order for a slot. */
export const cutoffMode = codeTable({
  beforeSlot: { code: 1, label: '时段开始前' },
  dayBefore: { code: 2, label: '前一天' },
})
export type CutoffMode = (typeof cutoffMode.codes)[number]

export const exceptionType = codeTable({
  closed: { code: 1, label: '停止服务', tone: 'danger' },
  capacity: { code: 2, label: '调整单量', tone: 'warning' },
})
export type ExceptionType = (typeof exceptionType.codes)[number]
