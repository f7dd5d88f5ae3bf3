import { orderApi } from '@zhanggui/contract/order/order'
import type { OrderLine } from '@zhanggui/contract/order/order-fields'
import { type DeliveryType, deliveryType } from '@zhanggui/domain/order/order-codes'
import { type LinePieces, shippableOf, whyNotShip } from '@zhanggui/domain/order/order-lines'

export interface ChosenPieces {
  readonly orderDetailId: number
  readonly num: number
}

/** What the ship dialog asks for; the dialog that changes a shipment asks for a part of it. */
export interface DeliveryValues {
  readonly deliveryType: DeliveryType
  readonly expressCode: string | undefined
  readonly expressNumber: string
  readonly deliveryCarrier: string
  readonly carrierPhone: string
  readonly deliveryMark: string
  readonly isSplit: boolean
  readonly detailList: readonly ChosenPieces[]
}

export const piecesOf = (line: OrderLine): LinePieces => ({
  bought: line.payNum,
  shipped: line.deliveryNum,
  applied: line.applyRefundNum,
  refunded: line.refundNum,
  appliedUnsent: line.applyUnsentNum,
  refundedUnsent: line.refundUnsentNum,
})

export const leftToShip = (line: OrderLine): number => shippableOf(piecesOf(line))

type Typed = { readonly [Name in Exclude<keyof DeliveryValues, 'detailList'>]?: DeliveryValues[Name] | undefined }
type Problem = readonly [field: keyof DeliveryValues, message: string]

const PHONE = /^1\d{10}$/

/** What is still missing for the chosen way, at its field. */
export function missingDelivery(values: Typed): readonly Problem[] {
  if (values.deliveryType === deliveryType.is.express) {
    return [
      ...(values.expressCode ? [] : [['expressCode', '请选择快递公司'] as const]),
      ...(values.expressNumber ? [] : [['expressNumber', '请输入快递单号'] as const]),
    ]
  }
  if (values.deliveryType === deliveryType.is.merchant) {
    const phone = values.carrierPhone ?? ''
    return [
      ...(values.deliveryCarrier ? [] : [['deliveryCarrier', '请输入配送人员'] as const]),
      ...(PHONE.test(phone)
        ? []
        : [['carrierPhone', phone === '' ? '请输入联系电话' : '联系电话格式不正确!'] as const]),
    ]
  }
  return []
}

/** The fields of the chosen way, and no others. */
export function deliveryOf(values: Typed) {
  const { expressCode, expressNumber, deliveryCarrier, carrierPhone, deliveryMark } = values
  if (values.deliveryType === deliveryType.is.express) return { expressCode, expressNumber }
  return values.deliveryType === deliveryType.is.merchant ? { deliveryCarrier, carrierPhone } : { deliveryMark }
}

/** The call's own rules, with what depends on the way and on what is left to send. */
export function shipSchema(lines: readonly OrderLine[]) {
  const pieces = new Map(lines.map((line) => [line.id, piecesOf(line)]))
  return orderApi.send.body.omit({ orderNo: true }).check(({ value, issues }) => {
    for (const [field, message] of missingDelivery(value)) {
      issues.push({ code: 'custom', path: [field], message, input: value })
    }
    if (!value.isSplit) return
    const chosen = (value.detailList ?? []).map(({ orderDetailId, num }) => ({ lineId: orderDetailId, pieces: num }))
    const wrong = chosen.length === 0 ? { message: '请选择分单发货商品' } : whyNotShip(pieces, chosen)
    if (wrong) issues.push({ code: 'custom', path: ['detailList'], message: wrong.message, input: value })
  })
}
