import { toFen } from '@zhanggui/domain/kernel/money'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import type { TimedKind } from '@zhanggui/domain/timed-change/timed-codes'
import { type PlannedSku, whyNotTheseSkus } from '@zhanggui/domain/timed-change/timed-rules'
import { refuseIf } from '#platform/http/refusals'
import { editFreely } from '../form/edit-freely.ts'
import { type ProductWrite, refuseProduct } from '../form/product-write.ts'
import { readProduct, type WholeProduct } from '../form/read-product.ts'
import { lockProductInShop } from '../state/lock-product-in-shop.ts'
import { putOnSale } from '../state/put-on-sale.ts'
import { takeOffSale } from '../state/take-off-sale.ts'
import { addStock, setStock } from '../stock/add-stock.ts'
import type { TimedItem } from './timed-item.sql.ts'

type Apply = (context: ProductWrite, item: TimedItem) => Promise<unknown>

/** By the same functions as a person's change, which judge the product as it is now. */
export const applyItem: Readonly<Record<TimedKind, Apply>> = {
  up: (context, { productId: id }) => putOnSale(context, { id }),
  down: (context, { productId: id }) => takeOffSale(context, { id }),
  price: reprice,
  addStock: (context, item) => moveStock(addStock, context, item),
  setStock: (context, item) => moveStock(setStock, context, item),
}

/** The product as it is, if it has the SKUs that it was planned with. */
async function lockWithSkus({ db }: ProductWrite, { productId, skus }: TimedItem): Promise<WholeProduct> {
  await lockProductInShop(db, productId)
  const product = (await readProduct(db, productId)) ?? refuseProduct(productRefusal.missing)
  refuseIf(whyNotTheseSkus(skus, product.skus))
  return product
}

const byId = (skus: readonly PlannedSku[]) => new Map(skus.map(({ id, after }) => [id, after]))

async function reprice(context: ProductWrite, item: TimedItem) {
  const { id, cateId, skus } = await lockWithSkus(context, item)
  const prices = byId(item.skus)
  const attrValue = skus.map((sku) => ({
    id: sku.id,
    price: toFen(prices.get(sku.id) ?? sku.price),
    stock: sku.stock,
    loadedStock: sku.stock,
  }))
  return editFreely(context, { id, cateId, attrValue }, 'reprice')
}

async function moveStock(move: typeof addStock, context: ProductWrite, item: TimedItem) {
  await lockWithSkus(context, item)
  const attrValueList = item.skus.map(({ id, after }) => ({ id, stock: after }))
  return move({ ...context, stockReason: stockReason.is.timed }, { id: item.productId, attrValueList })
}
