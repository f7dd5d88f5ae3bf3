import { productApi } from '@zhanggui/contract/goods/product'
import { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { noticeApi } from '@zhanggui/contract/notice'
import { toFen } from '@zhanggui/domain/kernel/money'
import { auditStatus } from '@zhanggui/domain/product/product-codes'
import { timedKind, timedWay } from '@zhanggui/domain/timed-change/timed-codes'
import { makeProduct } from '#test/make/product.sql'
import { makeProductDraft, putState, skuDraft } from '#test/make/product-draft.sql'
import { makeShop, makeToken, type Person, type Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

type Plan = InputOf<typeof timedChangeApi.plan>

export const HOUR = 3_600_000

/** Whole seconds, as the wire has them. */
export const inAnHour = (app: TestApp): Date => new Date(Math.ceil(app.now().getTime() / 1000) * 1000 + HOUR)

/** Puts products up in an hour, unless told otherwise. */
const planOf = (app: TestApp, idList: number[], more: Partial<Plan> = {}): Plan => ({
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

export const onSale = { audit: auditStatus.is.passed, isShow: true }
export const warehouse = { audit: auditStatus.is.passed, isShow: false }

export const twoSkus = {
  specType: true,
  attr: [{ name: '规格', values: ['大', '小'] }],
  attrValue: [skuDraft({ 规格: '大' }), skuDraft({ 规格: '小' }, { price: toFen(1999), stock: 4 })],
}

/** A shop, and what its owner does with timed changes. */
export async function makeTimedShop(app: TestApp) {
  const shop = await makeShop(app)
  const { token } = shop.owner
  const saved = async (state: Parameters<typeof putState>[3], more: object = {}) => {
    const { data } = await app.call(productApi.save, await makeProductDraft(app, shop, more), { token })
    await putState(app, shop, data.id, state)
    return data.id
  }
  const product = async (id: number) => (await app.call(productApi.info, { id }, { token })).data
  const plan = (idList: number[], more: Partial<Plan> = {}, by: string = token) =>
    app.call(timedChangeApi.plan, planOf(app, idList, more), { token: by })
  return {
    shop,
    token,
    saved,
    product,
    priceOf: async (id: number) => (await product(id)).attrValue[0]?.price,
    plan,
    planned: async (...of: Parameters<typeof plan>) => (await plan(...of)).data.id,
    change: async (id: number) => (await app.call(timedChangeApi.info, { id }, { token })).data,
    results: async (id: number) => (await app.call(timedChangeApi.results, { id }, { token })).data.list,
    comeTrue: async () => {
      app.passTime(HOUR + 60_000)
      await app.drainJobs()
    },
    notices: async ({ adminId }: Person) => {
      const anew = await makeToken(app, shop.merId, adminId)
      return (await app.call(noticeApi.list, {}, { token: anew })).data.list
    },
  }
}
