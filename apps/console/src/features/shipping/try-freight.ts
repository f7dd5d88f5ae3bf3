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

export function whyNotTry({ pieces, amountFen, measure }: TriedOrder): string | undefined {
  if (!Number.isInteger(pieces) || pieces < 0) return '件数请输入整数'
  if (measure < 0 || amountFen < 0) return '重量、体积和金额不能为负数'
  return undefined
}

/** The first piece stands for the amount and the measure of all of them. Undefined: more than can be charged. */
export function tryFreight(template: ShippingTemplate, order: TriedOrder): Freight | undefined {
  const { regionId, pieces, amountFen, measure } = order
  const units = Math.round(toUnits(template.chargeBy, measure))
  const whole = {
    pieces: Math.min(pieces, 1),
    priceFen: amountFen,
    weightG: template.chargeBy === chargeBy.is.weight ? units : 0,
    volumeCm3: template.chargeBy === chargeBy.is.volume ? units : 0,
  }
  const rest = { pieces: Math.max(0, pieces - 1), priceFen: toFen(0), weightG: 0, volumeCm3: 0 }
  try {
    return computeFreight(template, regionId, [whole, rest])
  } catch (error) {
    // More than money can be: the order is not one that anybody sends.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
