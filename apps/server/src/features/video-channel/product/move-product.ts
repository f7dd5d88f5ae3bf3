import { videoApi } from '@zhanggui/contract/video/video'
import { shelfCause, videoShelf } from '@zhanggui/domain/video/video-codes'
import { type ShelfAction, whyNotMove } from '@zhanggui/domain/video/video-rules'
import { recordPictureUses } from '#features/pictures/public'
import { callSocial, delistSpu, listSpu, removeSpu, type SocialChannel } from '#features/social/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { setDraft } from '../draft/set-draft.sql.ts'
import { outIdOf } from '../sync/subject.ts'
import { lockVideoProduct, setVideoProduct, type StoredVideoProduct } from './product.sql.ts'

/** Checked and recorded, done at the social platform, checked again and stored. */
async function move(
  context: OutsideContext,
  id: number,
  check: (product: StoredVideoProduct) => void,
  call: (channel: SocialChannel, outId: string) => Promise<void>,
  store: (db: MerchantDb, now: Date) => Promise<void>,
) {
  await context.inWrite(async ({ db }) => {
    const product = await lockVideoProduct(db, id)
    check(product)
    await context.recordCall(db, product.title)
  })
  await callSocial(context, (channel) => call(channel, outIdOf(context.staff.merId, id)))
  await context.inWrite(async ({ db, now, announceArea }) => {
    check(await lockVideoProduct(db, id))
    await store(db, now)
    announceArea(videoApi)
  })
  return null
}

const checkMove = (action: ShelfAction) => (product: StoredVideoProduct) => refuseIf(whyNotMove(product, action))

export const putOn = (context: OutsideContext, { id }: { id: number }) =>
  move(context, id, checkMove('putOn'), listSpu, (db, now) =>
    setVideoProduct(db, id, {
      shelf: videoShelf.is.on,
      shelf_cause: shelfCause.is.merchantOn,
      shelved_at: now,
      updated_at: now,
    }),
  )

export const putDown = (context: OutsideContext, { id }: { id: number }) =>
  move(context, id, checkMove('putDown'), delistSpu, (db, now) =>
    setVideoProduct(db, id, {
      shelf: videoShelf.is.ownDown,
      shelf_cause: shelfCause.is.merchantDown,
      shelved_at: now,
      updated_at: now,
    }),
  )

/** At the social platform first, then here with its draft. */
export const deleteVideoProduct = (context: OutsideContext, { id }: { id: number }) =>
  move(
    context,
    id,
    () => undefined,
    removeSpu,
    async (db, now) => {
      await setVideoProduct(db, id, { deleted_at: now, updated_at: now })
      await setDraft(db, id, { deleted_at: now, updated_at: now })
      for (const kind of ['videoDraft', 'videoProduct'] as const)
        await recordPictureUses(db, { kind, refId: id, label: '' }, [])
    },
  )
