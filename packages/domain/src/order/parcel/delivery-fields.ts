import { type DeliveryType, deliveryType } from '../order-codes.ts'

/** How a parcel goes, as the dialog sends it; what its way does not need is ignored. */
export interface DeliveryFields {
  readonly expressCode?: string | undefined
  readonly expressNumber?: string | undefined
  readonly deliveryCarrier?: string | undefined
  readonly carrierPhone?: string | undefined
  readonly deliveryMark?: string | undefined
}

/** What is missing for the way that was chosen, and in which field. */
export function whyNotFields(
  way: DeliveryType,
  fields: DeliveryFields,
): { readonly field: keyof DeliveryFields; readonly message: string } | undefined {
  const { expressCode, expressNumber, deliveryCarrier, carrierPhone = '' } = fields
  if (way === deliveryType.is.express) {
    if (!expressCode) return { field: 'expressCode', message: '请选择快递公司' }
    return expressNumber ? undefined : { field: 'expressNumber', message: '请填写快递单号' }
  }
  if (way !== deliveryType.is.merchant) return undefined
  if (!deliveryCarrier) return { field: 'deliveryCarrier', message: '请填写配送人员' }
  if (carrierPhone === '') return { field: 'carrierPhone', message: '请填写配送人员手机号' }
  return /^1\d{10}$/.test(carrierPhone) ? undefined : { field: 'carrierPhone', message: '联系电话格式不正确!' }
}
