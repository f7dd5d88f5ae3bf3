import { type Fen, formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { cutToWidth } from '@zhanggui/domain/kernel/text/text-width'
import { livePriceType, liveReview, socialAudit } from '@zhanggui/domain/live/live-goods-codes'
import { LIVE_NAME_WIDTH, livePageOf } from '@zhanggui/domain/live/live-goods-rules'
import { priceAtPercent } from '@zhanggui/domain/seckill/seckill-rules'
import { syncKind } from '@zhanggui/domain/social/sync-codes'
import { insertLiveGoods } from '../../apps/server/src/features/live-goods/live-goods.sql.ts'
import { putSandboxRow } from '../../apps/server/src/features/social/sandbox/sandbox-store.sql.ts'
import { putSync, updateSync } from '../../apps/server/src/features/social/sync/sync.sql.ts'
import { inMerchant, type MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'
import { inPlatform } from '../../apps/server/src/platform/db/platform-db.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { listForLive } from './demo-live-goods.sql.ts'
import { demoLiveGoods } from './demo-live-goods.ts'

type Goods = (typeof demoLiveGoods)[number]
type Product = Awaited<ReturnType<typeof listForLive>>[number]

const HOUR = 3_600_000

/** Live goods of a shop in every state; the sandbox has a copy of each that it has been told of. */
export async function seedLiveGoods(platform: Platform, merId: number) {
  await inMerchant(platform.pool, merId, 'write', async (db) => {
    const products = await listForLive(db, demoLiveGoods.length)
    for (const [index, product] of products.entries()) {
      const goods = demoLiveGoods[index]
      if (goods) await seedGoods(platform, db, goods, product)
    }
  })
}

async function seedGoods(platform: Platform, db: MerchantDb, goods: Goods, product: Product) {
  const { clock, newId } = platform
  const { review, reason = '', priceType = livePriceType.is.fixed, sort = 0, trouble } = goods
  const { reviewing, passed, failed } = liveReview.is
  const hasCopy = trouble === undefined && [reviewing, passed, failed].some((status) => status === review)
  const [id, now] = [await newId(), clock()]
  const name = cutToWidth(product.name, LIVE_NAME_WIDTH)
  const prices = pricesOf(priceType, product.price)
  const copy = hasCopy ? await seedCopy(platform, { id, name, priceType, ...prices, product, review }) : {}
  await insertLiveGoods(db, [
    {
      mer_id: db.merId,
      id,
      product_id: product.id,
      name,
      cover: product.cover,
      price_type: priceType,
      price_fen: prices.price,
      price2_fen: prices.price2,
      review_status: review,
      review_reason: reason,
      sort,
      created_at: new Date(now.getTime() - 48 * HOUR),
      updated_at: now,
      updated_by: 0,
      ...copy,
    },
  ])
  if (trouble === undefined && !hasCopy) return
  const subject = { kind: syncKind.is.liveGoods, subjectId: id }
  await putSync(db, subject, { number: await newId(), action: 'submit', now })
  const state =
    trouble === undefined
      ? ({ state: 'done', next_at: null, done_at: new Date(now.getTime() - HOUR) } as const)
      : ({ state: 'failed', tries: 10, next_at: null, last_error: trouble } as const)
  await updateSync(db, subject, state)
}

function pricesOf(priceType: number, price: Fen): { readonly price: Fen; readonly price2: Fen | null } {
  if (priceType === livePriceType.is.fixed) return { price, price2: null }
  if (priceType === livePriceType.is.range) return { price, price2: toFen(price + 2000) }
  return { price, price2: priceAtPercent(price, 85) }
}

interface Copy {
  readonly id: number
  readonly name: string
  readonly priceType: number
  readonly price: Fen
  readonly price2: Fen | null
  readonly product: Product
  readonly review: number
}

/** What the sandbox has been told. */
async function seedCopy({ pool, clock, newId }: Platform, copy: Copy) {
  const { id, name, priceType, price, price2, product, review } = copy
  const [goodsId, auditId, now] = [await newId(), await newId(), clock()]
  const isReviewing = review === liveReview.is.reviewing
  const body = {
    coverImgUrl: `sandbox-${goodsId}`,
    name,
    priceType,
    price: Number(formatYuan(price)),
    ...(price2 !== null && { price2: Number(formatYuan(price2)) }),
    url: `${livePageOf(product.id)}&liveGoodsId=${id}`,
    auditId,
    submittedAt: isReviewing ? now : new Date(now.getTime() - HOUR),
  }
  await inPlatform(pool, (db) => putSandboxRow(db, 'liveGoods', { id: goodsId, body, createdAt: now }))
  const { reviewing, passed, failed } = socialAudit.is
  return {
    social_goods_id: goodsId,
    social_audit_id: auditId,
    social_audit: isReviewing ? reviewing : review === liveReview.is.passed ? passed : failed,
    social_cover: product.cover,
    social_media_id: body.coverImgUrl,
  }
}
