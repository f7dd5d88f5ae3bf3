import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { syncKind } from '@zhanggui/domain/social/sync-codes'
import { whyNotLiveGoods } from '@zhanggui/domain/live/live-goods-rules'
import { isInOpenRoom } from '#features/live-rooms/public'
import { recordPictureUses } from '#features/pictures/public'
import { callSocial, cancelSync, removeCopy } from '#features/social/public'
import { edited } from '#platform/db/editor.sql'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { describeLiveGoods } from './describe-live-goods.ts'
import { lockLiveGoods, updateLiveGoods } from './live-goods.sql.ts'

/** Its copy at the social platform goes first: what cannot be removed there stays here too. */
export async function deleteLiveGoods(context: OutsideContext, { id }: { id: number }) {
  const { staff, inWrite, recordCall } = context
  const goods = await inWrite(async ({ db }) => {
    const found = await lockLiveGoods(db, id)
    refuseIf(whyNotLiveGoods(found.reviewStatus, 'delete'))
    if (await isInOpenRoom(db, id)) refuse('商品已在直播间中，不能删除')
    return found
  })
  const { goodsId } = goods
  if (goodsId !== null) await callSocial(context, (social) => removeCopy(social, goodsId))
  await inWrite(async (writing) => {
    const { db, now, announceArea } = writing
    await lockLiveGoods(db, id)
    await cancelSync(writing, { kind: syncKind.is.liveGoods, subjectId: id })
    await updateLiveGoods(db, id, { deleted_at: now, ...edited({ db, now, staff }) })
    await recordPictureUses(db, { kind: 'liveGoods', refId: id, label: '' }, [])
    await recordCall(db, goods.name, changesOfRecord(describeLiveGoods(goods), undefined))
    announceArea(liveGoodsApi)
  })
  return null
}
