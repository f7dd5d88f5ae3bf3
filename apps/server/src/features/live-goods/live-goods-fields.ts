import type { Fen } from '@zhanggui/domain/kernel/money'
import { livePriceType, liveReview } from '@zhanggui/domain/live/live-goods-codes'
import type { LiveGoodsDraft } from '@zhanggui/contract/live/goods'
import { findPictureByKey } from '#features/pictures/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mediaKeyOf } from '#platform/files/media-key'
import { refuse } from '#platform/http/refusals'

/** What a form has filled in. */
export type LiveGoodsFields = Omit<LiveGoodsDraft, 'productId'>

/** The prices of its type; the contract has checked that they are there. */
export function pricesOf({ priceType, price, price2 }: LiveGoodsFields): { price: Fen; price2: Fen | null } {
  if (price === undefined) throw new Error('live goods have a price')
  return { price, price2: priceType === livePriceType.is.fixed ? null : (price2 ?? null) }
}

/** Columns of goods that wait for the platform. */
export function columnsOf(fields: LiveGoodsFields) {
  const { price, price2 } = pricesOf(fields)
  return {
    name: fields.name,
    cover: fields.coverImgUrlLocal,
    price_type: fields.priceType,
    price_fen: price,
    price2_fen: price2,
    review_status: liveReview.is.waiting,
    review_reason: '',
  }
}

/** The social platform is sent pictures of the shop's own library only, never of an address that somebody sends. */
export async function checkOwnCover(db: MerchantDb, address: string): Promise<void> {
  const key = mediaKeyOf(address)
  if (key === undefined || !(await findPictureByKey(db, key))) {
    refuse('请选择素材库中的图片', { field: 'coverImgUrlLocal' })
  }
}
