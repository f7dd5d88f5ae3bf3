import type { SheetProps } from './packing-slip.tsx'

type Order = Pick<SheetProps['order'], 'orderNo' | 'goods'>

/** What the paper has room for below the addresses: lines, and half the width of a Chinese character in each. */
const large = { lines: 7, width: 48 }
const small = { lines: 10, width: 60 }

export interface LabelLines {
  readonly isSmall: boolean
  readonly lines: readonly { readonly orderNo: string; readonly text: string }[]
  /** Orders that the paper has no room for. */
  readonly left: number
}

const listed = ({ goods }: Order) =>
  goods.map(({ productName, sku, num }) => `${productName} ${sku} ×${num}`).join('；')
const widthOf = (text: string) => Array.from(text).reduce((sum, character) => sum + (character > 'ÿ' ? 2 : 1), 0)

/** What stands on a label about the goods in the box: as much of it as fits, since the paper does not grow. */
export function labelLines(orders: readonly Order[]): LabelLines {
  const lines = orders.map((order) => ({ orderNo: order.orderNo, text: listed(order) }))
  const taken = (size: typeof small) =>
    lines.map(({ orderNo, text }) => Math.ceil((widthOf(orderNo) + 1 + widthOf(text)) / size.width))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  if (sum(taken(large)) <= large.lines) return { isSmall: false, lines, left: 0 }
  const each = taken(small)
  if (sum(each) <= small.lines) return { isSmall: true, lines, left: 0 }
  // The last line says that there is more.
  const fitting = each.filter((_, index) => sum(each.slice(0, index + 1)) < small.lines).length
  const shown = fitting === 0 ? lines.slice(0, 1).map(cut) : lines.slice(0, fitting)
  return { isSmall: true, lines: shown, left: lines.length - shown.length }
}

/** One order alone may have more goods than the paper has room for. */
const cut = ({ orderNo, text }: LabelLines['lines'][number]) => ({
  orderNo,
  text: `${text.slice(0, ((small.lines - 1) * small.width) / 2 - orderNo.length)}…`,
})
