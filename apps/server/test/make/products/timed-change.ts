import { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { timedKind, timedWay } from '@zhanggui/domain/timed-change/timed-codes'
import { makeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

type Plan = InputOf<typeof timedChangeApi.plan>

export const HOUR = 3_600_000

/** Whole seconds, as the wire has them. */
export const inAnHour = (app: TestApp): Date => new Date(Math.ceil(app.now().getTime() / 1000) * 1000 + HOUR)

/** Puts products up in an hour, unless told otherwise. */
export const planOf = (app: TestApp, idList: number[], more: Partial<Plan> = {}): Plan => ({
  idList,
  kind: timedKind.is.up,
  way: timedWay.is.to,
  runTime: inAnHour(app),
  note: '',
  ...more,
})

/** One of the owner's, which waits. */
export async function makeTimedChange(app: TestApp, shop: Shop): Promise<number> {
  const { id } = await makeProduct(app, shop)
  return (await app.call(timedChangeApi.plan, planOf(app, [id]), { token: shop.owner.token })).data.id
}
