import { deliveryType, shipmentPurpose } from '@zhanggui/domain/order/order-codes'
import { z } from 'zod'
import { shopTime, yuan } from '../kernel/codecs.ts'

export const shipment = z.object({
  id: z.int(),
  deliveryType: z.enum(deliveryType.codes),
  expressCode: z.string(),
  expressName: z.string(),
  trackingNumber: z.string(),
  deliveryCarrier: z.string(),
  carrierPhone: z.string(),
  deliveryMark: z.string(),
  totalNum: z.int(),
  isVoided: z.boolean(),
  purpose: z.enum(shipmentPurpose.codes),
  /** Why goods went out once more, or why the parcel was taken back. */
  reason: z.string(),
  /** What goods that the buyer has not paid for cost the shop. */
  cost: yuan,
  /** Other orders in the same box. */
  parcelOrders: z.array(z.string()),
  version: z.int(),
  createTime: shopTime,
  detailList: z.array(
    z.object({ id: z.int(), productName: z.string(), image: z.string(), sku: z.string(), num: z.int() }),
  ),
})
export type Shipment = z.output<typeof shipment>

const trace = z.object({ time: z.string(), status: z.string() })
export const logistics = z.object({
  number: z.string(),
  type: z.string(),
  deliveryStatus: z.int(),
  isSign: z.boolean(),
  expName: z.string(),
  expSite: z.string(),
  expPhone: z.string(),
  courier: z.string(),
  courierPhone: z.string(),
  updateTime: z.string(),
  takeTime: z.string(),
  logo: z.string(),
  list: z.array(trace),
})
