import type { ProductDetail } from '@zhanggui/contract/goods/product'
import type { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { type TimedKind, timedKind, timedWay } from '@zhanggui/domain/timed-change/timed-codes'

type Plan = InputOf<typeof timedChangeApi.plan>

export type TimedValues = Pick<Plan, 'kind' | 'way' | 'runTime' | 'note' | 'price' | 'percent' | 'stock' | 'attrValue'>

/** At midnight, when shops change their prices. */
export const newPlan = (kind: TimedKind, now: Date): TimedValues => ({
  kind,
  way: timedWay.is.to,
  runTime: startOfDay(addDays(shopDay(now), 1)),
  price: undefined,
  percent: undefined,
  stock: undefined,
  attrValue: [],
  note: '',
})

/** What one begins with SKU by SKU: prices and stock as they are, and nothing to add. */
export const eachOf = (kind: TimedKind, { attrValue }: ProductDetail): TimedValues['attrValue'] =>
  attrValue.map(({ id, price, stock }) =>
    kind === timedKind.is.price ? { id, price } : { id, stock: kind === timedKind.is.addStock ? 0 : stock },
  )
