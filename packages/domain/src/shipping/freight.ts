import { formatYuan, prorateFen, sumFen, toFen, type Fen } from '../kernel/money.ts'
import { unitsText } from './freight-units.ts'
import { chargeBy, freePostage, type ChargeBy, type FreePostage } from './shipping-codes.ts'

/** `isDefault`: everywhere that no other line of the list names. */
export interface Place {
  readonly isDefault: boolean
  readonly regionIds: readonly number[]
}

/** `first` units cost `firstPrice`, each started `renewal` units more `renewalPrice`. */
export interface PriceLine extends Place {
  readonly first: number
  readonly firstPrice: Fen
  readonly renewal: number
  readonly renewalPrice: Fen
}

/** Free from so many units, or from such an amount. */
export interface FreeLine extends Place {
  readonly number: number
  readonly price: Fen
}

export interface ShippingTemplate {
  readonly freePostage: FreePostage
  readonly chargeBy: ChargeBy
  readonly lines: readonly PriceLine[]
  readonly freeLines: readonly FreeLine[]
}

/** A line of an order; price, grams and cubic centimetres are those of one piece. */
export interface Parcel {
  readonly pieces: number
  readonly priceFen: Fen
  readonly weightG: number
  readonly volumeCm3: number
}

interface Measured {
  readonly chargeBy: ChargeBy
  readonly isDefault: boolean
  readonly units: number
}

export type FreightReason =
  | { readonly kind: 'empty' | 'nationwide' | 'unlisted' }
  | { readonly kind: 'freeByAmount'; readonly isDefault: boolean; readonly amountFen: Fen; readonly fromFen: Fen }
  | ({ readonly kind: 'freeByNumber'; readonly from: number } & Measured)
  | ({ readonly kind: 'priced'; readonly renewals: number; readonly line: PriceLine } & Measured)

export interface Freight {
  readonly totalFen: Fen
  readonly perLine: Fen[]
  readonly why: FreightReason
}

/**
 * What the delivery of one product costs: lines of the same product are weighed together and share the freight by
 * pieces, weight or volume. Started units are charged whole, as couriers do.
 */
export function computeFreight(template: ShippingTemplate, districtId: number, parcels: readonly Parcel[]): Freight {
  const why = reasonFor(template, districtId, parcels)
  const totalFen = why.kind === 'priced' ? toFen(why.line.firstPrice + why.renewals * why.line.renewalPrice) : toFen(0)
  const shares = parcels.map((parcel) => unitsOf(template.chargeBy, parcel))
  const weights = shares.some((share) => share > 0) ? shares : parcels.map(({ pieces }) => pieces)
  return { totalFen, perLine: prorateFen(totalFen, weights), why }
}

function reasonFor(template: ShippingTemplate, districtId: number, parcels: readonly Parcel[]): FreightReason {
  if (parcels.every(({ pieces }) => pieces === 0)) return { kind: 'empty' }
  if (template.freePostage === freePostage.is.nationwide) return { kind: 'nationwide' }
  const units = parcels.reduce((sum, parcel) => sum + unitsOf(template.chargeBy, parcel), 0)
  const free = template.freePostage === freePostage.is.custom ? lineFor(template.freeLines, districtId) : undefined
  if (free) {
    const amountFen = sumFen(parcels.map(({ pieces, priceFen }) => toFen(Math.round(pieces * priceFen))))
    const { isDefault, price: fromFen, number: from } = free
    if (amountFen >= fromFen) return { kind: 'freeByAmount', isDefault, amountFen, fromFen }
    if (units >= from) return { kind: 'freeByNumber', isDefault, chargeBy: template.chargeBy, units, from }
  }
  const line = lineFor(template.lines, districtId)
  if (line) return { kind: 'priced', ...charged(line, units), chargeBy: template.chargeBy }
  if (template.freePostage === freePostage.is.partial) return { kind: 'unlisted' }
  throw new Error('computeFreight: a custom template without a default line')
}

const charged = (line: PriceLine, units: number) => ({
  line,
  units,
  isDefault: line.isDefault,
  renewals: Math.ceil(Math.max(0, units - line.first) / line.renewal),
})

/** The line that names the district, else the one for everywhere else. */
const lineFor = <Line extends Place>(lines: readonly Line[], districtId: number): Line | undefined =>
  lines.find(({ isDefault, regionIds }) => !isDefault && regionIds.includes(districtId)) ??
  lines.find(({ isDefault }) => isDefault)

function unitsOf(by: ChargeBy, { pieces, weightG, volumeCm3 }: Parcel): number {
  if (by === chargeBy.is.weight) return pieces * weightG
  return by === chargeBy.is.volume ? pieces * volumeCm3 : pieces
}

const plainTexts = {
  empty: '没有需要配送的商品',
  nationwide: '全国包邮',
  unlisted: '该地区不在收费区域内，包邮',
}

/** The same in words, for whoever tries a template out. */
export function freightText(why: FreightReason): string {
  if (why.kind === 'priced') return pricedText(why)
  if (why.kind === 'freeByAmount') {
    return `${freePlace(why)}满 ${formatYuan(why.fromFen)} 元包邮，商品金额 ${formatYuan(why.amountFen)} 元，包邮`
  }
  if (why.kind === 'freeByNumber') {
    const text = (units: number) => unitsText(why.chargeBy, units)
    return `${freePlace(why)}满 ${text(why.from)}包邮，共 ${text(why.units)}，包邮`
  }
  return plainTexts[why.kind]
}

const freePlace = ({ isDefault }: { readonly isDefault: boolean }) => (isDefault ? '全国' : '该地区')

function pricedText({ chargeBy: by, isDefault, line, renewals, units }: FreightReason & { readonly kind: 'priced' }) {
  const text = (value: number) => unitsText(by, value)
  const first = `${isDefault ? '默认运费' : '该地区运费'}：首 ${text(line.first)} ${formatYuan(line.firstPrice)} 元`
  if (renewals === 0) return `${first}，共 ${text(units)}，只收首费`
  const each = `每续 ${text(line.renewal)} ${formatYuan(line.renewalPrice)} 元`
  return `${first}，${each}，共 ${text(units)}，续 ${renewals} 次`
}
