import type { SkuDraft } from '@zhanggui/contract/goods/sku'
import { changesBetween, type Change } from '@zhanggui/domain/audit/change-rules'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { skuKeyOf, type Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { whyNotStock } from '@zhanggui/domain/product/sku/stock-rules'
import { refuse, refuseIf } from '#platform/http/refusals'
import { placeOf } from './product-form.ts'
import type { SkuFacts, StoredSku } from '../sku.sql.ts'

export type NextSku = SkuFacts & { readonly stock: number }

interface SkuChange {
  readonly before: StoredSku
  readonly after: NextSku
}

/** The changes to a product's SKUs; only differences are written. */
export interface SkuPlan {
  readonly all: readonly NextSku[]
  readonly added: readonly NextSku[]
  readonly changed: readonly SkuChange[]
  readonly dropped: readonly StoredSku[]
}

const noSuchSku = (): never => refuse('商品规格不存在', { code: 6901, field: 'attrValue' })

/** Full replacement: SKUs not listed are dropped. An existing combination keeps its id even if the form did not send it. */
export function identify(stored: readonly StoredSku[], wanted: readonly SkuDraft[]): SkuDraft[] {
  const ids = new Set(stored.map(({ id }) => id))
  const taken = new Set<number>()
  for (const { id } of wanted) {
    if (id === undefined) continue
    if (!ids.has(id) || taken.has(id)) noSuchSku()
    taken.add(id)
  }
  const free = new Map(stored.filter(({ id }) => !taken.has(id)).map(({ id, values }) => [skuKeyOf(values), id]))
  return wanted.map((sku) => (sku.id === undefined ? { ...sku, id: free.get(skuKeyOf(sku.values)) } : sku))
}

/** Partial update: SKUs that are not named stay as stored. */
export function merge(
  stored: readonly StoredSku[],
  { put, removed }: { put: readonly SkuDraft[]; removed: readonly number[] },
): SkuDraft[] {
  const ids = new Set(stored.map(({ id }) => id))
  if (removed.some((id) => !ids.has(id))) noSuchSku()
  const gone = new Set(removed)
  const left = stored.filter(({ id }) => !gone.has(id))
  const named = new Map(identify(left, put).map((sku, index) => [sku.id ?? `new ${index}`, sku]))
  const kept = left.map((sku) => {
    const change = named.get(sku.id)
    named.delete(sku.id)
    return change ?? { ...sku, loadedStock: sku.stock }
  })
  return [...kept, ...named.values()]
}

export async function planSkus(
  stored: readonly StoredSku[],
  specs: readonly Spec[],
  wanted: readonly SkuDraft[],
  nextId: () => Promise<number>,
): Promise<SkuPlan> {
  const before = new Map(stored.map((sku) => [sku.id, sku]))
  const [all, added, changed]: [NextSku[], NextSku[], SkuChange[]] = [[], [], []]
  for (const { loadedStock, ...sku } of wanted) {
    const old = sku.id === undefined ? undefined : before.get(sku.id)
    const place = placeOf(specs, sku.values)
    const stock = old ? stockAfter(old, sku.stock, loadedStock) : sku.stock
    const after = { ...sku, ...place, id: old?.id ?? (await nextId()), stock }
    all.push(after)
    if (!old) added.push(after)
    else if (differs(old, after)) changed.push({ before: old, after })
  }
  const left = new Set(all.map(({ id }) => id))
  const ordered = all.toSorted((a, b) => a.position - b.position || a.id - b.id)
  return { all: ordered, added, changed, dropped: stored.filter(({ id }) => !left.has(id)) }
}

/** Applies the form's difference to the current stock, so that sales in the meantime are kept. */
function stockAfter(sku: Pick<StoredSku, 'stock' | 'label'>, wanted: number, loaded = sku.stock): number {
  const after = sku.stock + wanted - loaded
  if (after < 0) refuse(`规格「${sku.label}」的库存已变为${sku.stock}，请刷新后重试`, { field: 'attrValue' })
  refuseIf(whyNotStock(after), { field: 'attrValue' })
  return after
}

const COMPARED = [
  'label',
  'position',
  'image',
  'price',
  'otPrice',
  'cost',
  'weight',
  'volume',
  'barCode',
  'stock',
] as const

const differs = (before: StoredSku, after: NextSku) =>
  COMPARED.some((field) => before[field] !== after[field]) || hasMoved({ before, after })

/** Whether its combination has changed. */
export const hasMoved = ({ before, after }: SkuChange): boolean => skuKeyOf(before.values) !== skuKeyOf(after.values)

const MAX_REPORTED = 30

/** For the log: price and stock changes per SKU, the first thirty individually. */
export function skuChangeTexts({ added, changed, dropped }: SkuPlan): Change[] {
  const listed = changed.slice(0, MAX_REPORTED).flatMap(({ before, after }) =>
    changesBetween({
      [`${after.label} 规格`]: [before.label, after.label],
      [`${after.label} 售价`]: [formatYuan(before.price), formatYuan(after.price)],
      [`${after.label} 原价`]: [formatYuan(before.otPrice), formatYuan(after.otPrice)],
      [`${after.label} 成本价`]: [formatYuan(before.cost), formatYuan(after.cost)],
      [`${after.label} 库存`]: [String(before.stock), String(after.stock)],
      [`${after.label} 商品编号`]: [before.barCode, after.barCode],
    }),
  )
  const more = changed.length - MAX_REPORTED
  return [
    ...listed,
    ...(more > 0 ? [{ field: '其他规格', before: '', after: `另有${more}个规格已修改` }] : []),
    ...changesBetween({ 添加规格: ['', labelsOf(added)], 删除规格: [labelsOf(dropped), ''] }),
  ]
}

function labelsOf(skus: readonly { label: string }[]): string {
  const named = skus.slice(0, MAX_REPORTED).map(({ label }) => label)
  return named.join('、') + (skus.length > MAX_REPORTED ? ` 等${skus.length}个` : '')
}
