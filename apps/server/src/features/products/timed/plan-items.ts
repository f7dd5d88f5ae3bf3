import type { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { timedKind, timedWay } from '@zhanggui/domain/timed-change/timed-codes'
import {
  computePrice,
  isOfShelf,
  type PlannedSku,
  whyNotPrice,
  whyNotSoManySkus,
  whyNotTheseSkus,
} from '@zhanggui/domain/timed-change/timed-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse, refuseIf } from '#platform/http/refusals'
import { listSkus, type StoredSku } from '../sku.sql.ts'
import { countSkus, type TimedItem } from './timed-item.sql.ts'

type Plan = InputOf<typeof timedChangeApi.plan>

interface Named {
  readonly id: number
  readonly name: string
}

/** What becomes of each product: prices are computed now, so that what was seen is what comes. */
export async function planItems(db: MerchantDb, plan: Plan, products: readonly Named[]): Promise<TimedItem[]> {
  const named = products.map(({ id, name }) => ({ productId: id, name }))
  if (isOfShelf(plan.kind)) return named.map((item) => ({ ...item, skus: [] }))
  const ids = products.map(({ id }) => id)
  refuseIf(whyNotSoManySkus(await countSkus(db, ids)))
  const skusOf = byProduct(await listSkus(db, ids))
  const figure = plan.way === timedWay.is.each ? eachFigure(plan, products, skusOf) : sameFigure(plan)
  return named.map((item) => ({
    ...item,
    skus: (skusOf.get(item.productId) ?? []).map((sku) => planned(plan, item.name, sku, figure(sku))),
  }))
}

function byProduct(skus: readonly StoredSku[]): ReadonlyMap<number, readonly StoredSku[]> {
  const grouped = new Map<number, StoredSku[]>()
  for (const sku of skus) {
    const own = grouped.get(sku.productId)
    if (own) own.push(sku)
    else grouped.set(sku.productId, [sku])
  }
  return grouped
}

function planned({ kind }: Plan, product: string, sku: StoredSku, after: number): PlannedSku {
  const isPrice = kind === timedKind.is.price
  if (isPrice && whyNotPrice(after) !== undefined) {
    refuse(`「${product}」的规格「${sku.label}」改后售价不在 0.01~999999.99 之间`, { field: 'price' })
  }
  return { id: sku.id, before: isPrice ? sku.price : sku.stock, after }
}

const sameFigure =
  (plan: Plan) =>
  ({ price }: StoredSku): number =>
    plan.kind === timedKind.is.price ? computePrice(plan, price) : (plan.stock ?? 0)

function eachFigure({ kind, attrValue = [] }: Plan, products: readonly Named[], skusOf: ReturnType<typeof byProduct>) {
  if (products.length !== 1) refuse('逐个规格只能安排一个商品', { field: 'way' })
  const figures = new Map(
    attrValue.map(({ id, price, stock }) => [id, (kind === timedKind.is.price ? price : stock) ?? 0]),
  )
  const asked = [...figures.keys()].map((id) => ({ id, before: 0, after: 0 }))
  refuseIf(whyNotTheseSkus(asked, skusOf.get(products[0]?.id ?? 0) ?? []), { field: 'attrValue' })
  return ({ id }: StoredSku): number => figures.get(id) ?? 0
}
