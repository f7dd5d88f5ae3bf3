import type { ProductChange } from '@zhanggui/contract/goods/product-draft'
import type { SkuDraft } from '@zhanggui/contract/goods/sku'
import type { ChangedSku } from '../check/changed-skus.ts'
import { entriesOf, productFields } from '../file/import-fields.ts'
import { skuDraftOf, type StoredProduct } from '../check/stored-product.ts'
import type { ImportInput, ImportUndo } from '../check/check-result.ts'

type Way = 'sort' | 'stock' | 'free' | 'edit'

/** The operation that applies the change. */
export function inputOf(way: Way, product: StoredProduct, change: ProductChange): ImportInput {
  if (way === 'edit') return { way, change }
  const { sort } = change
  if (way === 'sort') return { way, sort: sort ?? product.sort }
  const put = new Map((change.skuChanges?.put ?? []).map((sku) => [sku.id, sku]))
  if (way === 'stock') return { way, added: addedBy(put), sort }
  const attrValue = product.skus.map((sku) => amountsOf(sku.id, put.get(sku.id) ?? skuDraftOf(sku)))
  return { way, cateId: change.cateId ?? product.cateId, attrValue, sort }
}

/** The operation that undoes it: the previous values, and the opposite stock difference. */
export function undoOf(
  way: Way,
  product: StoredProduct,
  skus: readonly ChangedSku[],
  { change, attr }: { change: ProductChange; attr: ProductChange['attr'] },
): ImportUndo {
  if (way === 'sort') return { way, sort: product.sort }
  const sort = change.sort === undefined ? undefined : product.sort
  const put = new Map((change.skuChanges?.put ?? []).map((sku) => [sku.id, sku]))
  if (way === 'stock') return { way, added: addedBy(put), sort }
  const old = product.skus.map((sku) => reverted(skuDraftOf(sku), put.get(sku.id)))
  if (way === 'free') return { way, cateId: product.cateId, attrValue: old.map((sku) => amountsOf(sku.id, sku)), sort }
  const fields = entriesOf(productFields).flatMap(([, name]) =>
    change[name] === undefined ? [] : [[name, product[name]] as const],
  )
  const back: ProductChange = {
    id: product.id,
    isAutoUp: false,
    isAutoSubmitAudit: false,
    ...Object.fromEntries(fields),
    ...(attr && { attr }),
    ...(put.size > 0 && { skuChanges: { put: old.filter((sku) => put.has(sku.id)), removed: [] } }),
  }
  return { way, change: back, added: skus.flatMap((sku) => (sku.before ? [] : [sku.values])) }
}

const amountsOf = (id: number, { price, stock, loadedStock }: SkuDraft) => ({ id, price, stock, loadedStock })

const reverted = <T extends SkuDraft>(before: T, after: SkuDraft | undefined): T =>
  after ? { ...before, stock: after.loadedStock ?? before.stock, loadedStock: after.stock } : before

const addedBy = (put: ReadonlyMap<number | undefined, SkuDraft>) =>
  [...put].flatMap(([id, { stock, loadedStock = stock }]) =>
    id === undefined || stock === loadedStock ? [] : [{ id, stock: stock - loadedStock }],
  )
