import type { LiveGoodsDraft } from '@zhanggui/contract/live/goods'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { liveReview } from '@zhanggui/domain/live/live-goods-codes'
import { recordPictureUses } from '#features/pictures/public'
import { findProductNames } from '#features/products/public'
import { created } from '#platform/db/editor.sql'
import { missing, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { describeLiveGoods } from './describe-live-goods.ts'
import { checkOwnCover, columnsOf, pricesOf } from './live-goods-fields.ts'
import { insertLiveGoods } from './live-goods.sql.ts'

/** All of them or none; they wait for the platform's review. */
export async function saveLiveGoods(context: StaffContext, { goods }: { goods: readonly LiveGoodsDraft[] }) {
  const { db, newId, recordChanges } = context
  const productIds = new Set(goods.map(({ productId }) => productId))
  if (productIds.size < goods.length) refuse('同一商品只能添加一次')
  const own = await findProductNames(db, [...productIds])
  if (own.size < productIds.size) missing('商品不存在')
  for (const { coverImgUrlLocal } of goods) await checkOwnCover(db, coverImgUrlLocal)
  const rows = await Promise.all(goods.map(async (draft) => ({ draft, id: await newId() })))
  await insertLiveGoods(
    db,
    rows.map(({ draft, id }) => ({ ...created(context), id, product_id: draft.productId, ...columnsOf(draft) })),
  )
  for (const { draft, id } of rows) {
    await recordPictureUses(db, { kind: 'liveGoods', refId: id, label: `直播商品：${draft.name}` }, [
      draft.coverImgUrlLocal,
    ])
    const after = { ...draft, ...pricesOf(draft), reviewStatus: liveReview.is.waiting }
    recordChanges(changesOfRecord(undefined, describeLiveGoods(after)), draft.name)
  }
  return null
}
