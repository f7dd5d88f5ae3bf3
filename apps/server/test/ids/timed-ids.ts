import { makeProduct } from '#test/make/product.sql'
import { makeTimedChange } from '#test/make/products/timed-change'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const change: MakeInput = async (app, shop) => ({ id: await makeTimedChange(app, shop) })

/** The calls about timed changes that take an id. */
export const timedIds: Readonly<Record<string, MakeInput>> = {
  'timedChange.cancel': change,
  'timedChange.info': change,
  'timedChange.ofProduct': async (app, shop) => ({ id: (await makeProduct(app, shop)).id }),
  'timedChange.results': change,
}
