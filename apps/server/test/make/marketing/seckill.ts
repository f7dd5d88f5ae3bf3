import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { toFen } from '@zhanggui/domain/kernel/money'
import { addDays } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { orderType } from '@zhanggui/domain/order/order-codes'
import {
  type ActivityFacts,
  findActivity,
  insertActivity,
  listSeckill,
  reviewSeckill,
  updateActivity,
} from '#features/seckill/public'
import { inPlatform } from '#platform/db/platform-db'
import type { TestApp } from '#test/app/test-app'
import { inShop, makeOrder, type OrderTraits } from '#test/make/order'
import { type MadeProduct, makeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'

const WHOLE_DAY = { start: 0, end: 1440 }

/** An activity of the platform that runs today and tomorrow, all day long, unless told otherwise. */
export async function makeActivity(app: TestApp, traits: Partial<ActivityFacts> = {}): Promise<number> {
  const id = await app.platform.newId()
  const today = shopDay(app.now())
  const facts: ActivityFacts = {
    name: `活动${id}`,
    startDate: today,
    endDate: addDays(today, 1),
    timeList: [WHOLE_DAY],
    isOpen: true,
    oneQuota: 0,
    allQuota: 0,
    merStars: 1,
    categoryIds: [],
    ...traits,
  }
  await inPlatform(app.platform.pool, (db) => insertActivity(db, id, facts, app.now()))
  return id
}

/** Its last day was the day before today. */
export async function endActivity(app: TestApp, id: number) {
  const endDate = addDays(shopDay(app.now()), -1)
  await inPlatform(app.platform.pool, async (db) => {
    await updateActivity(db, id, { ...(await findActivity(db, id)), startDate: endDate, endDate }, app.now())
  })
}

export interface MadeSeckill {
  readonly id: number
  readonly activityId: number
  readonly product: MadeProduct
}

interface Traits {
  readonly activityId?: number
  readonly activity?: Partial<ActivityFacts>
  readonly product?: MadeProduct
  readonly quota?: number
  readonly priceFen?: number
  readonly sort?: number
  readonly decision?: 'pass' | 'refuse' | 'none'
}

/** A product that a shop offers in an activity: five pieces of each SKU at 6.60 instead of 9.90, passed by the platform. */
export async function makeSeckill(app: TestApp, shop: Shop, traits: Traits = {}): Promise<MadeSeckill> {
  const { quota = 5, priceFen = 660, sort = 0, decision = 'pass' } = traits
  const activityId = traits.activityId ?? (await makeActivity(app, traits.activity))
  const product = traits.product ?? (await makeProduct(app, shop))
  const attrValue = product.skuIds.map((attrValueId) => ({ attrValueId, quota, activityPrice: toFen(priceFen) }))
  const productList = [{ id: product.id, sort, attrValue }]
  const { message } = await app.call(seckillApi.add, { id: activityId, productList }, { token: shop.owner.token })
  const id = await inShop(app, shop, async (context) => {
    const { list } = await listSeckill(context.db, { activityId, auditStatus: 1 }, context.now)
    const made = list.find(({ productId }) => productId === product.id)
    if (!made) throw new Error(`not made: ${message}`)
    const recorded = { ...context, recordChanges: () => undefined }
    if (decision === 'pass') await reviewSeckill(recorded, made.id, { kind: 'pass' })
    if (decision === 'refuse') await reviewSeckill(recorded, made.id, { kind: 'refuse', reason: '价格虚高' })
    return made.id
  })
  return { id, activityId, product }
}

/** An order of so many pieces of its first SKU. */
export const makeSeckillOrder = (
  app: TestApp,
  shop: Shop,
  { id, product }: MadeSeckill,
  pieces: number,
  traits: OrderTraits = {},
) => makeOrder(app, shop, { type: orderType.is.seckill, seckillProductId: id, product, pieces: [pieces], ...traits })
