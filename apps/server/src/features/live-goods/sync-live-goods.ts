import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { liveReview, socialAudit } from '@zhanggui/domain/live/live-goods-codes'
import { livePageOf } from '@zhanggui/domain/live/live-goods-rules'
import { syncKind } from '@zhanggui/domain/social/sync-codes'
import {
  addCopy,
  CONTENT_CODES,
  findCopies,
  findCopyByPage,
  type RecordSync,
  removeCopy,
  resubmitCopy,
  sendOwnPicture,
  SocialError,
  type SyncContext,
  type SyncHandler,
  updateCopy,
  updateCopyPrices,
} from '#features/social/public'
import {
  listLiveGoodsById,
  type LiveGoodsSet,
  lockLiveGoods,
  type StoredLiveGoods,
  updateLiveGoods,
} from './live-goods.sql.ts'
import { settleLiveGoods } from './review-live-goods.ts'

/** What the social platform takes as the picture of goods. */
const COVER = { width: 300, height: 300, maxBytes: 100 * 1024 }
const nothing: RecordSync = () => Promise.resolve()

/** Sends goods that the platform has passed into the social platform's review. */
export const liveGoodsSync: SyncHandler = {
  kind: syncKind.is.liveGoods,
  api: liveGoodsApi,
  run: async (context, { subjectId, isUnclear }) => {
    const [goods] = await context.inRead((db) => listLiveGoodsById(db, [subjectId]))
    if (goods?.reviewStatus !== liveReview.is.reviewing || goods.auditStatus !== socialAudit.is.none) return nothing
    try {
      return await submit(context, goods, isUnclear)
    } catch (error) {
      if (!(error instanceof SocialError && CONTENT_CODES.has(error.code))) throw error
      return (writing) => settleLiveGoods(writing, goods, { isPassed: false, reason: error.message })
    }
  },
}

/** With our own number, by which a copy is found again whose answer was lost. */
const pageOf = ({ productId, id }: StoredLiveGoods) => `${livePageOf(productId)}&liveGoodsId=${id}`

async function submit(context: SyncContext, goods: StoredLiveGoods, isUnclear: boolean): Promise<RecordSync> {
  const { social } = context
  const lost = goods.goodsId === null && isUnclear ? await findCopyByPage(social, pageOf(goods)) : undefined
  const goodsId = goods.goodsId ?? lost
  const [copy] = goodsId === undefined ? [] : await findCopies(social, [goodsId])
  if (goodsId === undefined || !copy) return addNew(context, goods)
  // An earlier try has gone through.
  if (copy.audit === socialAudit.is.reviewing) return recordReview(goods, { social_goods_id: goodsId })
  if (copy.audit !== socialAudit.is.passed) return submitAgain(context, goods, goodsId)
  // Once it has passed, its name and picture are fixed: others need another copy.
  if (copy.name !== goods.name || goods.socialCover !== goods.coverImgUrlLocal) {
    await removeCopy(social, goodsId)
    return addNew(context, goods)
  }
  await updateCopyPrices(social, goodsId, goods)
  return (writing) => settleLiveGoods(writing, goods, { isPassed: true, reason: '' }, { social_goods_id: goodsId })
}

async function addNew(context: SyncContext, goods: StoredLiveGoods): Promise<RecordSync> {
  const { mediaId } = await sendOwnPicture(context, context.social, goods.coverImgUrlLocal, COVER)
  const { goodsId, auditId } = await addCopy(context.social, { ...goods, mediaId, page: pageOf(goods) })
  return recordReview(goods, {
    social_goods_id: goodsId,
    social_audit_id: auditId,
    social_cover: goods.coverImgUrlLocal,
    social_media_id: mediaId,
  })
}

async function submitAgain(context: SyncContext, goods: StoredLiveGoods, goodsId: number): Promise<RecordSync> {
  const { social } = context
  const { mediaId } = await sendOwnPicture(context, social, goods.coverImgUrlLocal, COVER)
  await updateCopy(social, goodsId, { ...goods, mediaId, page: pageOf(goods) })
  return recordReview(goods, {
    social_goods_id: goodsId,
    social_audit_id: await resubmitCopy(social, goodsId),
    social_cover: goods.coverImgUrlLocal,
    social_media_id: mediaId,
  })
}

const recordReview =
  ({ id }: StoredLiveGoods, copy: LiveGoodsSet): RecordSync =>
  async ({ db }) => {
    await lockLiveGoods(db, id)
    await updateLiveGoods(db, id, { ...copy, social_audit: socialAudit.is.reviewing, social_checked_at: null })
  }
