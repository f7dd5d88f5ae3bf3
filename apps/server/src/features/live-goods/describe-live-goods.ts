import type { LiveGoodsRow } from '@zhanggui/contract/live/goods'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { type LivePriceType, livePriceType, type LiveReview, liveReview } from '@zhanggui/domain/live/live-goods-codes'
import { livePageOf, livePriceText } from '@zhanggui/domain/live/live-goods-rules'
import { syncKind } from '@zhanggui/domain/social/sync-codes'
import { findSyncOf } from '#features/social/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { StoredLiveGoods } from './live-goods.sql.ts'

/** As the wire has them: with the page, and how they stand with the social platform. */
export async function withSync(db: MerchantDb, rows: readonly StoredLiveGoods[]): Promise<LiveGoodsRow[]> {
  const ids = rows.map(({ id }) => id)
  const sync = ids.length === 0 ? undefined : await findSyncOf(db, syncKind.is.liveGoods, ids)
  return rows.map((row) => ({ ...row, url: livePageOf(row.productId), sync: sync?.get(row.id) ?? null }))
}

interface Described {
  readonly name: string
  readonly coverImgUrlLocal: string
  readonly priceType: LivePriceType
  readonly price: Fen
  readonly price2: Fen | null
  readonly reviewStatus: LiveReview
}

/** For the log. */
export const describeLiveGoods = (goods: Described) => ({
  商品名称: goods.name,
  商品图: goods.coverImgUrlLocal,
  价格类型: livePriceType.label(goods.priceType),
  直播价: livePriceText(goods.price, goods.price2),
  审核状态: liveReview.label(goods.reviewStatus),
})
