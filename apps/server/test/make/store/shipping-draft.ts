import type { ShippingDraft } from '@zhanggui/contract/shipping'
import { toFen } from '@zhanggui/domain/kernel/money'
import type { Place } from '@zhanggui/domain/shipping/freight'
import { chargeBy, freePostage } from '@zhanggui/domain/shipping/shipping-codes'

export const everywhere: Place = { isDefault: true, regionIds: [] }
export const at = (...regionIds: number[]): Place => ({ isDefault: false, regionIds })

type Line = ShippingDraft['shippingTemplatesRegionRequestList'][number]
type Free = ShippingDraft['shippingTemplatesFreeRequestList'][number]

/** 首 1 件 8.00, 续 1 件 3.00, unless told otherwise. */
export const priceLine = (place: Place, more: Partial<Line> = {}): Line => ({
  ...place,
  first: 1,
  firstPrice: toFen(800),
  renewal: 1,
  renewalPrice: toFen(300),
  ...more,
})

export const freeLine = (place: Place, more: Partial<Free> = {}): Free => ({
  ...place,
  number: 10,
  price: toFen(19900),
  ...more,
})

/** By piece, with a price for everywhere. */
export const shippingDraftOf = (name: string, more: Partial<ShippingDraft> = {}): ShippingDraft => ({
  name,
  type: chargeBy.is.pieces,
  appoint: freePostage.is.custom,
  sort: 0,
  shippingTemplatesRegionRequestList: [priceLine(everywhere)],
  shippingTemplatesFreeRequestList: [],
  ...more,
})
