import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { liveReview } from '@zhanggui/domain/live/live-goods-codes'
import { livePriceText, whyNotLiveGoods } from '@zhanggui/domain/live/live-goods-rules'
import { recordPictureUses } from '#features/pictures/public'
import { callSocial, type LivePrices, updateCopyPrices } from '#features/social/public'
import { edited } from '#platform/db/editor.sql'
import { checkVersion, refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { describeLiveGoods } from './describe-live-goods.ts'
import { checkOwnCover, columnsOf, pricesOf } from './live-goods-fields.ts'
import { lockLiveGoods, updateLiveGoods } from './live-goods.sql.ts'

/**
 * Any edit is reviewed again. Prices of goods that are being shown change at the social platform first: what it does not
 * take is not kept here either.
 */
export async function editLiveGoods(context: OutsideContext, input: InputOf<typeof liveGoodsApi.update>) {
  const { staff, inWrite, recordCall } = context
  const { id } = input
  const before = await inWrite(async ({ db }) => {
    const goods = await lockLiveGoods(db, id)
    checkVersion(input, goods)
    refuseIf(whyNotLiveGoods(goods.reviewStatus, 'edit'))
    if (input.coverImgUrlLocal !== goods.coverImgUrlLocal) await checkOwnCover(db, input.coverImgUrlLocal)
    return goods
  })
  const prices = { priceType: input.priceType, ...pricesOf(input) }
  const { goodsId } = before
  const isShown = before.reviewStatus === liveReview.is.passed && goodsId !== null
  if (isShown && !isSamePrice(before, prices)) {
    await callSocial(context, (social) => updateCopyPrices(social, goodsId, prices))
  }
  await inWrite(async ({ db, now, announceArea }) => {
    checkVersion(before, await lockLiveGoods(db, id))
    await updateLiveGoods(db, id, { ...columnsOf(input), ...edited({ db, now, staff }) })
    const label = `直播商品：${input.name}`
    await recordPictureUses(db, { kind: 'liveGoods', refId: id, label }, [input.coverImgUrlLocal])
    const after = { ...input, ...prices, reviewStatus: liveReview.is.waiting }
    await recordCall(db, input.name, changesOfRecord(describeLiveGoods(before), describeLiveGoods(after)))
    announceArea(liveGoodsApi)
  })
  return null
}

const isSamePrice = (before: LivePrices, after: LivePrices) =>
  before.priceType === after.priceType &&
  livePriceText(before.price, before.price2) === livePriceText(after.price, after.price2)
