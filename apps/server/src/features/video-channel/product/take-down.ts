import { videoApi } from '@zhanggui/contract/video/video'
import { changesBetween, type RecordChanges } from '@zhanggui/domain/audit/change-rules'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { type VideoShelf, shelfCause, videoShelf } from '@zhanggui/domain/video/video-codes'
import { queueSync } from '#features/social/public'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { subjectOf } from '../sync/subject.ts'
import { findShelf, lockVideoProduct, setVideoProduct, type StoredVideoProduct } from './product.sql.ts'

type Recorded = WriteContext & { readonly recordChanges: RecordChanges }

function tell({ announce, announceArea }: WriteContext, { id, title }: StoredVideoProduct, told: string) {
  announce({
    kind: noticeKind.is.liveReview,
    title: '视频号商品',
    content: `${title} ${told}`,
    url: `/videoChannel/productList?proId=${id}`,
    permission: videoApi.products.permission,
  })
  announceArea(videoApi)
}

const recordCause = ({ recordChanges }: Recorded, product: StoredVideoProduct, cause: string) =>
  recordChanges(changesBetween({ 上下架: [shelfCause.label(product.platformStatus), cause] }), product.title)

/** By the platform; the shop cannot put it on again until it is released. */
export async function takeDown(context: Recorded, id: number): Promise<null> {
  const { db, now } = context
  const product = await lockVideoProduct(db, id)
  if (product.platformStatus === shelfCause.is.platformDown) refuse('商品已被平台下架')
  const shelf = product.status === videoShelf.is.violation ? product.status : videoShelf.is.ownDown
  await setVideoProduct(db, id, { shelf, shelf_cause: shelfCause.is.platformDown, shelved_at: now, updated_at: now })
  await queueSync(context, subjectOf(id), 'takeDown')
  recordCause(context, product, shelfCause.label(shelfCause.is.platformDown))
  tell(context, product, '已被平台下架')
  return null
}

/** It stays down, and the shop may put it on. */
export async function release(context: Recorded, id: number): Promise<null> {
  const { db, now } = context
  const product = await lockVideoProduct(db, id)
  if (product.platformStatus !== shelfCause.is.platformDown) refuse('商品未被平台下架')
  await setVideoProduct(db, id, { shelf_cause: shelfCause.is.merchantDown, updated_at: now })
  recordCause(context, product, '平台解除下架')
  tell(context, product, '平台已解除下架，可以上架')
  return null
}

/** What the social platform did to its shelf. News from before our own last change are out of date. */
export async function shelveByChannel(
  context: WriteContext,
  id: number,
  shelf: VideoShelf,
  saidAt: Date,
): Promise<void> {
  const { db, now } = context
  const product = await lockVideoProduct(db, id)
  const shelvedAt = (await findShelf(db, id))?.at ?? now
  // Their clock counts whole seconds.
  const isOld = saidAt.getTime() + 1000 <= shelvedAt.getTime()
  if (isOld || product.status === shelf) return
  await setVideoProduct(db, id, { shelf, shelved_at: saidAt, updated_at: now })
  tell(context, product, `微信${videoShelf.label(shelf)}`)
}
