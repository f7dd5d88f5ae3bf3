import { addDays } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { seckillAudit } from '@zhanggui/domain/seckill/seckill-codes'
import { priceAtPercent } from '@zhanggui/domain/seckill/seckill-rules'
import { listBaseSkus } from '../../apps/server/src/features/seckill/base-product.sql.ts'
import { insertActivity } from '../../apps/server/src/features/seckill/public.ts'
import { insertSeckill, updateSeckill } from '../../apps/server/src/features/seckill/seckill-product.sql.ts'
import { takeQuota } from '../../apps/server/src/features/seckill/seckill-sale.sql.ts'
import { insertSeckillSkus } from '../../apps/server/src/features/seckill/seckill-sku.sql.ts'
import { inMerchant, type MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'
import { inPlatform } from '../../apps/server/src/platform/db/platform-db.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { demoActivities, demoOffers } from './demo-activities.ts'
import { listOnSale } from './seed-seckill.sql.ts'

const MOST = 20

/** Flash sales of the platform, by their keys. */
export async function seedActivities({ pool, clock, newId }: Platform): Promise<Map<string, number>> {
  const now = clock()
  const ids = new Map<string, number>()
  for (const { key, name, from, until, sessions, ...limits } of demoActivities) {
    const { oneQuota = 0, allQuota = 0, merStars = 1, isOpen = true } = limits
    const id = await newId()
    const times = {
      startDate: addDays(shopDay(now), from),
      endDate: addDays(shopDay(now), until),
      timeList: sessions.map(([start, end]) => ({ start: start * 60, end: end * 60 })),
      isOpen,
    }
    const facts = { name, ...times, oneQuota, allQuota, merStars, categoryIds: [] }
    await inPlatform(pool, (db) => insertActivity(db, id, facts, now))
    ids.set(key, id)
  }
  return ids
}

/** What a shop offers in them. */
export async function seedSeckill(platform: Platform, merId: number, activities: ReadonlyMap<string, number>) {
  await inMerchant(platform.pool, merId, 'write', async (db) => {
    const products = await listOnSale(db, Math.max(...demoOffers.map(({ product }) => product)) + 1)
    for (const offer of demoOffers) {
      const [product, activityId] = [products[offer.product], activities.get(offer.activity)]
      if (product && activityId !== undefined) await seedOffer(platform, db, { ...offer, base: product, activityId })
    }
  })
}

type Offer = (typeof demoOffers)[number] & {
  readonly base: Awaited<ReturnType<typeof listOnSale>>[number]
  readonly activityId: number
}

async function seedOffer({ clock, newId }: Platform, db: MerchantDb, offer: Offer) {
  const { base, activityId, audit, percent, soldPercent = 0, isShown = true, refusal = '' } = offer
  const [now, id] = [clock(), await newId()]
  const skus = await Promise.all(
    (await listBaseSkus(db, [base.id])).map(async ({ id: skuId, position, price, stock }) => ({
      id: await newId(),
      seckillId: id,
      skuId,
      position,
      price,
      seckillPrice: priceAtPercent(price, percent),
      quota: Math.min(MOST, stock),
    })),
  )
  const offered = skus.reduce((sum, { quota }) => sum + quota, 0)
  await insertSeckill(db, [
    {
      id,
      activity_id: activityId,
      product_id: base.id,
      price_fen: base.price,
      seckill_price_fen: Math.min(...skus.map(({ seckillPrice }) => seckillPrice)),
      is_shown: true,
      audit_status: audit,
      refusal,
      offered,
      quota: offered,
      created_at: now,
      updated_at: now,
    },
  ])
  await insertSeckillSkus(db, skus)
  for (const { skuId, quota } of audit === seckillAudit.is.passed ? skus : []) {
    const pieces = Math.floor((quota * soldPercent) / 100)
    if (pieces > 0) await takeQuota(db, { seckillId: id, skuId, pieces })
  }
  if (!isShown) await updateSeckill(db, [id], { is_shown: false })
}
