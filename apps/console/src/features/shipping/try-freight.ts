import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { computeFreight, type Freight, type ShippingTemplate } from '@zhanggui/domain/shipping/freight'
import { toUnits } from '@zhanggui/domain/shipping/freight-units'
import { chargeBy } from '@zhanggui/domain/shipping/shipping-codes'

/** An order as somebody who tries a template out thinks of it: everything in all. */
export interface TriedOrder {
  readonly regionId: number
  readonly pieces: number
  readonly amountFen: Fen
  /** Kilograms or cubic metres, where the template charges by them. */
  readonly measure: number
}

/** The first piece stands for the amount and the measure of all of them. */
export function tryFreight(template: ShippingTemplate, { regionId, pieces, amountFen, measure }: TriedOrder): Freight {
  const units = Math.round(toUnits(template.chargeBy, measure))
  const whole = {
    pieces: Math.min(pieces, 1),
    priceFen: amountFen,
    weightG: template.chargeBy === chargeBy.is.weight ? units : 0,
    volumeCm3: template.chargeBy === chargeBy.is.volume ? units : 0,
  }
  const rest = { pieces: Math.max(0, pieces - 1), priceFen: toFen(0), weightG: 0, volumeCm3: 0 }
  return computeFreight(template, regionId, [whole, rest])
}
