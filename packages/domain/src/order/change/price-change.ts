import { type Fen, formatYuan, prorateFen, toFen } from '../../kernel/money.ts'

/** What an unpaid order costs now; `change` is what the shop has taken off already, not above nothing. */
export interface UnpaidPrice {
  readonly pay: Fen
  readonly freight: Fen
  readonly change: Fen
}

/** What it cost when it was placed. */
export const priceBefore = ({ pay, change }: UnpaidPrice): Fen => toFen(pay - change)

/** Why an order cannot cost that: the shop may take something off, never add, and goods are never free. */
export function whyNotPrice(price: UnpaidPrice, wanted: Fen): string | undefined {
  const most = priceBefore(price)
  if (wanted > most) return `只能降价，应付金额不能高于下单时的 ¥${formatYuan(most)}`
  if (wanted <= price.freight) return `应付金额必须高于运费 ¥${formatYuan(price.freight)}`
  return wanted === price.pay ? '金额没有变化' : undefined
}

/** What comes off each line, by what its goods cost; the parts add up to the change. */
export function computeChanges(lines: readonly UnpaidPrice[], price: UnpaidPrice, wanted: Fen): Fen[] {
  const off = toFen(priceBefore(price) - wanted)
  const weights = lines.map((line) => priceBefore(line) - line.freight)
  return prorateFen(off, weights).map((part) => toFen(0 - part))
}
