import { draftStateOf } from '@zhanggui/domain/video/draft-state'
import { draftReview, shelfCause } from '@zhanggui/domain/video/video-codes'
import {
  addSpu,
  delistSpu,
  findSpu,
  type ShopSpu,
  SocialError,
  type SyncContext,
  type SyncHandler,
  updateSpu,
} from '#features/social/public'
import { videoApi } from '@zhanggui/contract/video/video'
import type { WriteContext } from '#platform/transactions'
import { decideByChannel } from '../draft/decide-draft.ts'
import { listDraftSkus } from '../draft/draft-sku.sql.ts'
import { findDraft } from '../draft/draft.sql.ts'
import { setDraft } from '../draft/set-draft.sql.ts'
import { findShelf } from '../product/product.sql.ts'
import { askReview } from './ask-review.job.ts'
import { handOverPictures } from './hand-over-pictures.ts'
import { outIdOf, subjectOf } from './subject.ts'

const TAGS = /<[^>]*>/g
const LONGEST = 5000

const readGoods = ({ inRead }: SyncContext, id: number) =>
  inRead(async (db) => {
    const draft = await findDraft(db, id)
    return { draft, skus: await listDraftSkus(db, draft), shelf: await findShelf(db, id) }
  })
type Goods = Awaited<ReturnType<typeof readGoods>>

/** With copies of its pictures, made now: the review may have taken longer than they live. */
async function spuOf(context: SyncContext, { draft, skus }: Goods): Promise<ShopSpu> {
  const images = skus.map(({ image }) => image)
  const wanted = [...new Set([...draft.headImg, ...draft.qualificationPics, ...images])]
  const copies = await handOverPictures(context, context.social, wanted, context.clock())
  const copied = (addresses: readonly string[]) => addresses.flatMap((address) => copies.get(address) ?? [])
  const headImages = copied(draft.headImg)
  return {
    outId: outIdOf(context.merId, draft.id),
    title: draft.title,
    page: `pages/goods/goods_details/index?id=${draft.primaryProductId}`,
    headImages,
    qualificationImages: copied(draft.qualificationPics),
    description: draft.descInfo.replaceAll(TAGS, ' ').trim().slice(0, LONGEST),
    categoryId: draft.thirdCatId,
    brandId: draft.brandId,
    skus: skus.map((sku) => ({
      ...sku,
      image: copies.get(sku.image) ?? headImages[0] ?? '',
      marketPrice: sku.otPrice,
    })),
  }
}

/** Asks what is there first: an earlier try may have gone through, and an earlier version may have been refused. */
async function send(context: SyncContext, goods: Goods, isUnclear: boolean): Promise<void> {
  const there = await findSpu(context.social, outIdOf(context.merId, goods.draft.id))
  if (isUnclear && there?.review === draftReview.is.waiting) return
  const spu = await spuOf(context, goods)
  await (there ? updateSpu(context.social, spu) : addSpu(context.social, spu))
}

const nothing = () => Promise.resolve()

/**
 * Brings the social platform up to date with a draft that the platform has passed, and with a product that it has taken
 * down. Either is told by the state of things, so a newer action never makes an older one forgotten.
 */
async function run(context: SyncContext, { subjectId: id, isUnclear }: { subjectId: number; isUnclear: boolean }) {
  const goods = await readGoods(context, id)
  if (goods.shelf?.cause === shelfCause.is.platformDown) await delistSpu(context.social, outIdOf(context.merId, id))
  if (draftStateOf(goods.draft) !== 'sent' || goods.draft.arrivedAt !== null) return nothing
  try {
    await send(context, goods, isUnclear)
  } catch (error) {
    if (!(error instanceof SocialError) || error.isPassing) throw error
    const reason = `微信接口调用失败：${error.message}`
    return (writing: WriteContext) => decideByChannel(writing, id, { kind: 'refuse', reason })
  }
  return async (writing: WriteContext) => {
    await setDraft(writing.db, id, { arrived_at: writing.now })
    await askReview(writing, id)
  }
}

export const videoSync: SyncHandler = { kind: subjectOf(0).kind, api: videoApi, run }
