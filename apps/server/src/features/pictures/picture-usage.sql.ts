import type { PictureUser as PictureUserKind } from '@zhanggui/domain/picture/picture-places'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mediaKeyOf } from '#platform/files/media-key'

/** Something that shows pictures: a product, an avatar … identified by `kind` and `refId`; `label` is for people. */
export interface PictureUser {
  readonly kind: PictureUserKind
  readonly refId: number
  readonly label: string
}

/** Replaces the pictures recorded for this user; addresses outside the library are ignored. */
export async function recordPictureUses(db: MerchantDb, { kind, refId, label }: PictureUser, urls: readonly string[]) {
  await db.q
    .deleteFrom('picture_usage')
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .where('ref_id', '=', refId)
    .execute()
  const keys = urls.flatMap((url) => mediaKeyOf(url) ?? [])
  if (keys.length === 0) return
  // Locked until the transaction ends, so that none of them is deleted concurrently.
  const used = await db.q
    .selectFrom('attachment')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('key', '=', anyOf(keys))
    .orderBy('id')
    .forKeyShare()
    .execute()
  if (used.length === 0) return
  await db.q
    .insertInto('picture_usage')
    .values(used.map(({ id }) => ({ mer_id: db.merId, att_id: id, kind, ref_id: refId, label })))
    .execute()
}

export const listPictureUses = (db: MerchantDb, ids: readonly number[]) =>
  db.q
    .selectFrom('picture_usage')
    .select(['att_id as attId', sql<PictureUserKind>`kind`.as('kind'), 'ref_id as refId', 'label'])
    .where('mer_id', '=', db.merId)
    .where('att_id', '=', anyOf(ids))
    .orderBy('att_id')
    .orderBy('kind')
    .orderBy('ref_id')
    .execute()

/** Whether that thing still shows the picture. */
export async function isPictureUsedBy(db: MerchantDb, attId: number, { kind, refId }: Omit<PictureUser, 'label'>) {
  const use = await db.q
    .selectFrom('picture_usage')
    .select('att_id')
    .where('mer_id', '=', db.merId)
    .where('att_id', '=', attId)
    .where('kind', '=', kind)
    .where('ref_id', '=', refId)
    .executeTakeFirst()
  return use !== undefined
}
