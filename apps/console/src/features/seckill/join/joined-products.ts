import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import type { seckillApi } from '@zhanggui/contract/marketing/seckill'
import type { SeckillRow } from '@zhanggui/contract/marketing/seckill-fields'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { priceAtPercent, whyNotPrice } from '@zhanggui/domain/seckill/seckill-rules'

/** A SKU as it is being offered; the price is empty until somebody decides it. */
export interface JoinedSku {
  readonly attrValueId: number
  readonly label: string
  readonly price: Fen
  readonly stock: number
  readonly cost?: Fen | undefined
  readonly quota: number
  readonly activityPrice: Fen | undefined
}

export interface JoinedProduct {
  readonly id: number
  readonly name: string
  readonly image: string
  readonly categoryName: string
  readonly price: Fen
  readonly stock: number
  readonly skus: readonly JoinedSku[]
}

export const joinedFrom = ({ id, name, image, categoryName, price, stock, attrValue }: PickerRow): JoinedProduct => ({
  id,
  name,
  image,
  categoryName,
  price,
  stock,
  skus: attrValue.map((sku) => ({
    attrValueId: sku.id,
    label: sku.label,
    price: sku.price,
    stock: sku.stock,
    cost: sku.cost,
    quota: 0,
    activityPrice: undefined,
  })),
})

/** As a cart shows it that is only tried. */
export const cartProductOf = ({ id, name, skus }: JoinedProduct) => ({
  id,
  name,
  attrValue: skus.map(({ attrValueId, label, activityPrice, price }) => ({
    id: attrValueId,
    label,
    price: activityPrice ?? price,
  })),
})

/** The product as it is now, with what was offered of it before; no more than there is. */
export const resubmitted = (product: JoinedProduct, { attrValue }: SeckillRow): JoinedProduct => ({
  ...product,
  skus: product.skus.map((sku) => {
    const before = attrValue.find(({ attrValueId }) => attrValueId === sku.attrValueId)
    return before ? { ...sku, quota: Math.min(before.quotaShow, sku.stock), activityPrice: before.price } : sku
  }),
})

/** What was picked joins what is there; that keeps what was typed. */
export function withPicked(products: readonly JoinedProduct[], picked: readonly PickerRow[]): readonly JoinedProduct[] {
  const known = new Set(products.map(({ id }) => id))
  return [...products, ...picked.filter(({ id }) => !known.has(id)).map(joinedFrom)]
}

type Products = readonly JoinedProduct[]
type Edit = (sku: JoinedSku) => JoinedSku

const edit = (products: Products, ids: ReadonlySet<number>, change: Edit): Products =>
  products.map((product) => (ids.has(product.id) ? { ...product, skus: product.skus.map(change) } : product))

/** No SKU offers more than it has. */
export const withQuota = (products: Products, ids: ReadonlySet<number>, quota: number): Products =>
  edit(products, ids, (sku) => ({ ...sku, quota: Math.min(quota, sku.stock) }))

export const withPrice = (products: Products, ids: ReadonlySet<number>, activityPrice: Fen): Products =>
  edit(products, ids, (sku) => ({ ...sku, activityPrice }))

export const withPercent = (products: Products, ids: ReadonlySet<number>, percent: number): Products =>
  edit(products, ids, (sku) => ({ ...sku, activityPrice: priceAtPercent(sku.price, percent) }))

export function whyNotSku({ activityPrice, price, quota, stock }: JoinedSku): string | undefined {
  if (activityPrice === undefined) return '商品秒杀价格不能为空'
  if (quota > stock) return '限量不能超过库存'
  return whyNotPrice(activityPrice, price)
}

/** The first thing that is wrong with a product. */
export function whyNotProduct({ skus }: JoinedProduct): string | undefined {
  for (const sku of skus) {
    const reason = whyNotSku(sku)
    if (reason) return reason
  }
  return skus.some(({ quota }) => quota > 0) ? undefined : '商品限量不能为空'
}

export function whyNotProducts(products: Products): string | undefined {
  if (products.length === 0) return '请至少添加一个商品'
  const wrong = products.find((product) => whyNotProduct(product) !== undefined)
  return wrong && `${wrong.name}：${whyNotProduct(wrong)}`
}

/** Only for products that nothing stands against. */
export const offersOf = (products: Products): InputOf<typeof seckillApi.add>['productList'] =>
  products.map(({ id, skus }) => ({
    id,
    sort: 0,
    attrValue: skus.flatMap(({ attrValueId, quota, activityPrice }) =>
      activityPrice === undefined ? [] : [{ attrValueId, quota, activityPrice }],
    ),
  }))
