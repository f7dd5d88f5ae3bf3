import { lockOrder } from '#features/orders/public'
import type { TestApp } from '#test/app/test-app'
import { inShop } from '#test/make/order'
import type { Shop } from '#test/make/shop.sql'
import { untilBlocked } from './locks.sql.ts'

/** Answers of the calls, with what was refused as its refusal: each has begun, and waits for the order, before the next. */
export async function inTurn(
  app: TestApp,
  shop: Shop,
  orderNo: string,
  calls: readonly (() => Promise<unknown>)[],
): Promise<unknown[]> {
  const answers: Promise<unknown>[] = []
  await inShop(app, shop, async ({ db }) => {
    await lockOrder(db, orderNo)
    for (const call of calls) {
      answers.push(call().catch((refusal: unknown) => refusal))
      await untilBlocked(app, answers.length)
    }
  })
  return Promise.all(answers)
}
