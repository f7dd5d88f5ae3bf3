import { fullReductionDraft, makeFullReduction } from '#test/make/promotions/promotion'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from './app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const fullReduction =
  (rest: object = {}): MakeInput =>
  async (app, shop) => ({ id: await makeFullReduction(app, shop), ...rest })

/** The calls about promotions that take an id. */
export const promotionIds: Readonly<Record<string, MakeInput>> = {
  'fullReduction.delete': async (app, shop) => ({ id: await makeFullReduction(app, shop, { status: false }) }),
  'fullReduction.info': fullReduction(),
  'fullReduction.records': fullReduction(),
  'fullReduction.setStatus': fullReduction({ status: false }),
  'fullReduction.update': async (app, shop) => {
    const draft = fullReductionDraft(app)
    return { ...draft, id: await makeFullReduction(app, shop, draft), name: '改了名' }
  },
}
