import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotLiveGoods } from '@zhanggui/domain/live/live-goods-rules'
import { recordPictureUses, type ReplacePicture } from '#features/pictures/public'
import { edited } from '#platform/db/editor.sql'
import { refuseIf } from '#platform/http/refusals'
import { lockLiveGoods, updateLiveGoods } from './live-goods.sql.ts'

export const replaceCover: ReplacePicture = async (context, id, swap) => {
  const { db, recordChanges } = context
  const { name, coverImgUrlLocal, reviewStatus } = await lockLiveGoods(db, id)
  refuseIf(whyNotLiveGoods(reviewStatus, 'replacePicture'))
  const cover = swap(coverImgUrlLocal)
  await updateLiveGoods(db, id, { cover, ...edited(context) })
  await recordPictureUses(db, { kind: 'liveGoods', refId: id, label: `直播商品：${name}` }, [cover])
  recordChanges(changesBetween({ 商品图: [coverImgUrlLocal, cover] }), name)
}
