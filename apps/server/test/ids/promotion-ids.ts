import { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import { exceptionType, slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { couponDraftOf } from '#test/make/coupons/coupon'
import { makeActivity } from '#test/make/marketing/seckill'
import { fullReductionDraft, makeFullReduction, makeSlot, slotDraft } from '#test/make/promotions/promotion'
import { makeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const fullReduction =
  (rest: object = {}): MakeInput =>
  async (app, shop) => ({ id: await makeFullReduction(app, shop), ...rest })

const slot =
  (rest: object = {}): MakeInput =>
  async (app, shop) => ({ id: await makeSlot(app, shop), ...rest })

const exception = {
  date: '2030-01-01',
  serviceType: slotService.is.delivery,
  type: exceptionType.is.closed,
  capacity: 0,
  remark: '',
} as const

/** The calls about promotions that take an id. */
export const promotionIds: Readonly<Record<string, MakeInput>> = {
  'deliveryTime.delete': slot(),
  'deliveryTime.deleteException': async (app, { owner }) => {
    const draft = { ...exception, slotId: null }
    return (await app.call(deliveryTimeApi.saveException, draft, { token: owner.token })).data
  },
  'deliveryTime.info': slot(),
  'deliveryTime.saveException': async (app, shop) => ({ ...exception, slotId: await makeSlot(app, shop) }),
  'deliveryTime.setStatus': slot({ status: false }),
  'deliveryTime.update': slot({ ...slotDraft(), name: '上午' }),
  'fullReduction.delete': async (app, shop) => ({ id: await makeFullReduction(app, shop, { status: false }) }),
  'fullReduction.info': fullReduction(),
  'fullReduction.records': fullReduction(),
  'fullReduction.save': async (app, shop) => {
    const scopeIds = [(await makeProduct(app, shop)).id]
    return fullReductionDraft(app, { scopeType: reductionScope.is.products, scopeIds })
  },
  'fullReduction.setStatus': fullReduction({ status: false }),
  'promotion.previewCoupon': async (app, shop) =>
    couponDraftOf({ category: 2, productIds: [(await makeProduct(app, shop)).id] }),
  'promotion.previewReduction': async (app, shop) => {
    const scopeIds = [(await makeProduct(app, shop)).id]
    return fullReductionDraft(app, { scopeType: reductionScope.is.products, scopeIds })
  },
  'promotion.previewSeckill': async (app, shop) => {
    const { id, skuIds } = await makeProduct(app, shop)
    const attrValue = skuIds.map((attrValueId) => ({ attrValueId, quota: 1, activityPrice: toFen(100) }))
    return { id: await makeActivity(app), productList: [{ id, sort: 0, attrValue }] }
  },
  'promotion.trial': async (app, shop) => {
    const { id, skuIds } = await makeProduct(app, shop)
    return { detailList: [{ productId: id, attrValueId: skuIds[0], num: 1 }], shippingType: 1 }
  },
  'fullReduction.update': async (app, shop) => {
    const draft = fullReductionDraft(app)
    return { ...draft, id: await makeFullReduction(app, shop, draft), name: '改了名' }
  },
}
