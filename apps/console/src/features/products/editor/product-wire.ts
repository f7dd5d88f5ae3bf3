import { sameValue } from '#ui/form/same-value.ts'
import type { Complaints } from '#widgets/sku-grid/sku-grid-store.ts'
import { type CellName, cellNames, type SkuLine } from '#widgets/sku-grid/sku-line.ts'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { productApi } from '@zhanggui/contract/product'
import type { SkuDraft } from '@zhanggui/contract/sku'
import { toFen } from '@zhanggui/domain/kernel/money'
import { productType } from '@zhanggui/domain/product/product-codes'
import { inOrder, type Spec } from '@zhanggui/domain/product/sku-rules'
import type { ProductValues } from './product-values.ts'

type Draft = InputOf<typeof productApi.save>
type Change = InputOf<typeof productApi.update>

/** What becomes of the product after it is saved. */
export interface Intent {
  readonly isAutoUp: boolean
  readonly isAutoSubmitAudit: boolean
}

/** Each field as the call has it. The values were found right before: nothing that is needed is missing. */
const fields = {
  name: ({ name }) => name.trim(),
  cateId: ({ cateId }) => cateId,
  categoryId: ({ categoryId = 0 }) => categoryId,
  brandId: ({ brandId = 0 }) => brandId,
  unitName: ({ unitName }) => unitName.trim(),
  tempId: ({ tempId = 0 }) => tempId,
  keyword: ({ keyword }) => keyword,
  intro: ({ intro }) => intro.trim(),
  image: ({ image }) => image,
  sliderImage: ({ sliderImage }) => sliderImage,
  guaranteeIds: ({ guaranteeIds }) => guaranteeIds,
  specType: ({ specType }) => specType,
  attr: ({ attr }) => [...attr],
  content: ({ content }) => content,
  deliveryMethod: ({ deliveryMethod }) => deliveryMethod,
  sort: ({ sort = 0 }) => sort,
} satisfies { [K in keyof Draft & keyof ProductValues]?: (values: ProductValues) => Draft[K] }
type Plain = keyof typeof fields

const names = Object.keys(fields) as Plain[]
const sent = (values: ProductValues, wanted: readonly Plain[]) =>
  Object.fromEntries(wanted.map((name) => [name, fields[name](values)])) as Pick<Draft, Plain>

export const draftFrom = (values: ProductValues, intent: Intent): Draft => ({
  type: productType.is.ordinary,
  ...sent(values, names),
  attrValue: values.attrValue.lines.map((line) => skuFrom(line, values.attr)),
  ...intent,
})

/** Only what differs from what was loaded; of two thousand SKUs the one whose price is another. */
export function changeFrom(
  values: ProductValues,
  loaded: ProductValues,
  known: Pick<Change, 'id' | 'version'>,
  intent: Intent,
): Change {
  const differing = names.filter((name) => !sameValue(values[name], loaded[name]))
  const put = linesToSend(values, loaded)
  const kept = new Set(values.attrValue.lines.map(({ id }) => id))
  const removed = loaded.attrValue.lines.flatMap(({ id }) => (id === undefined || kept.has(id) ? [] : [id]))
  return {
    ...known,
    ...(sent(values, differing) as Partial<Pick<Draft, Plain>>),
    ...(put.length + removed.length > 0
      ? { skuChanges: { put: put.map((line) => skuFrom(line, values.attr)), removed } }
      : {}),
    ...intent,
  }
}

/** The lines of which the call speaks, in its order; of a new product all. */
export function linesToSend(values: ProductValues, loaded: ProductValues | undefined): readonly SkuLine[] {
  if (!loaded) return values.attrValue.lines
  const before = new Map(loaded.attrValue.lines.map((line) => [line.id, line]))
  return values.attrValue.lines.filter((line) => line.id === undefined || !sameValue(before.get(line.id), line))
}

const skuFrom = (line: SkuLine, specs: readonly Spec[]): SkuDraft => ({
  ...(line.id === undefined ? {} : { id: line.id, loadedStock: line.loadedStock }),
  values: inOrder(specs, line.values),
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
export function complaintsAbout(lines: readonly SkuLine[], errors: readonly FieldError[]): Complaints {
  const found = new Map<SkuLine, Partial<Record<CellName, string>>>()
  for (const { path, message } of errors) {
    const [, row, name] = /^(?:attrValue|skuChanges\.put)\.(\d+)\.(\w+)$/.exec(path) ?? []
    const [line, cell] = [lines[Number(row)], cellNames.find((each) => each === name)]
    if (line && cell) found.set(line, { ...found.get(line), [cell]: message })
  }
  return found
}
