import type { ShippingDraft } from '@zhanggui/contract/shipping'
import { toFen } from '@zhanggui/domain/kernel/money'
import { chargeBy, freePostage } from '@zhanggui/domain/shipping/shipping-codes'

type Line = ShippingDraft['shippingTemplatesRegionRequestList'][number]
type Free = ShippingDraft['shippingTemplatesFreeRequestList'][number]

/** 首 1 件 8.00, 续 1 件 3.00, unless told otherwise. */
export const priceLine = (cityId: string, more: Partial<Line> = {}): Line => ({
  cityId,
  title: '[]',
  first: 1,
  firstPrice: toFen(800),
  renewal: 1,
  renewalPrice: toFen(300),
  ...more,
})

export const freeLine = (cityId: string, more: Partial<Free> = {}): Free => ({
  cityId,
  title: '[]',
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
  shippingTemplatesRegionRequestList: [priceLine('0')],
  shippingTemplatesFreeRequestList: [],
  ...more,
})
