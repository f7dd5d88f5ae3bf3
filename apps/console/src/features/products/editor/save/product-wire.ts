import { sameValue } from '#ui/form/check/same-value.ts'
import type { CellErrors } from '#widgets/sku-grid/sku-grid-store.ts'
import { type CellName, cellNames, type SkuLine } from '#widgets/sku-grid/lines/sku-line.ts'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { productApi } from '@zhanggui/contract/goods/product'
import type { SkuDraft } from '@zhanggui/contract/goods/sku'
import { toFen } from '@zhanggui/domain/kernel/money'
import { isVirtual } from '@zhanggui/domain/product/product-codes'
import type { HalfProduct } from './product-schema.ts'
import type { ProductValues } from './product-values.ts'

type Draft = InputOf<typeof productApi.save>
type Change = Omit<InputOf<typeof productApi.update>, 'id' | 'version'>

/** What becomes of the product after it is saved. */
export interface Intent {
  readonly isAutoUp: boolean
  readonly isAutoSubmitAudit: boolean
  /** It is on sale, and taken down to be reviewed. */
  readonly isAutoDown?: boolean
}

/** What is still to be chosen is nothing on the wire, not left out: that would mean what it was before. */
const chosen = (product: Omit<HalfProduct, 'attrValue'>) => ({
  ...product,
  categoryId: product.categoryId ?? null,
  brandId: product.brandId ?? null,
  tempId: (isVirtual(product.type) ? undefined : product.tempId) ?? null,
  deliveryMethod: isVirtual(product.type) ? [] : product.deliveryMethod,
  refundSwitch: !isVirtual(product.type) || product.refundSwitch,
})

export const draftFrom = ({ attrValue, ...product }: HalfProduct, { isAutoUp, isAutoSubmitAudit }: Intent): Draft => ({
  ...chosen(product),
  attrValue: attrValue.map(skuFrom),
  isAutoUp,
  isAutoSubmitAudit,
})

/** Only what differs from what was loaded; of two thousand SKUs the one whose price is another. */
export function changeFrom(product: HalfProduct, loaded: ProductValues, intent: Intent): Change {
  const { attrValue, ...fields } = product
  const others = chosen(fields)
  const differing = Object.entries(others).filter(([name, value]) => !sameValue(value, Reflect.get(loaded, name)))
  const put = linesToSend(attrValue, loaded.attrValue)
  const kept = new Set(attrValue.map(({ id }) => id))
  const removed = loaded.attrValue.flatMap(({ id }) => (id === undefined || kept.has(id) ? [] : [id]))
  return {
    ...(Object.fromEntries(differing) as Partial<typeof others>),
    ...(put.length + removed.length > 0 ? { skuChanges: { put: put.map(skuFrom), removed } } : {}),
    ...intent,
  }
}

/** The lines of which a change speaks, in its order. */
export function linesToSend(lines: readonly SkuLine[], loaded: readonly SkuLine[]): readonly SkuLine[] {
  const before = new Map(loaded.map((line) => [line.id, line]))
  return lines.filter((line) => line.id === undefined || !sameValue(before.get(line.id), line))
}

/** What nobody has filled in yet is nothing: of prices that means that they are still to be decided. */
const skuFrom = (line: SkuLine): SkuDraft => ({
  ...(line.id === undefined ? {} : { id: line.id, loadedStock: line.loadedStock }),
  values: line.values,
  image: line.image,
  price: toFen(line.price ?? 0),
  cost: toFen(line.cost ?? 0),
  otPrice: toFen(line.otPrice ?? 0),
  stock: line.stock ?? 0,
  weight: line.weight ?? 0,
  volume: line.volume ?? 0,
  barCode: line.barCode,
})

interface FieldError {
  readonly path: string
  readonly message: string
}

/** The server's word about `attrValue.3.price` or `skuChanges.put.3.price`, at the line that was sent in that place. */
export function cellErrorsOf(lines: readonly SkuLine[], errors: readonly FieldError[]): CellErrors {
  const found = new Map<SkuLine, Partial<Record<CellName, string>>>()
  for (const { path, message } of errors) {
    const [, row, name] = /^(?:attrValue|skuChanges\.put)\.(\d+)\.(\w+)$/.exec(path) ?? []
    const [line, cell] = [lines[Number(row)], cellNames.find((each) => each === name)]
    if (line && cell) found.set(line, { ...found.get(line), [cell]: message })
  }
  return found
}
