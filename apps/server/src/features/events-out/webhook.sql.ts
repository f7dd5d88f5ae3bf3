import type { WebhookRow } from '@zhanggui/contract/event/webhook'
import { deliveryStatus, type EventType } from '@zhanggui/domain/event/event-codes'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Webhook } from '#platform/db/schema'
import { missing } from '#platform/http/refusals'

const { waiting, failed } = deliveryStatus.is

const countOf = (db: MerchantDb, status: typeof waiting | typeof failed) =>
  sql<number>`(select count(*) from webhook_delivery d
    where d.mer_id = ${db.merId} and d.webhook_id = w.id and d.status = ${status})`

/** In the order in which they were added. */
export const listWebhooks = (db: MerchantDb): Promise<WebhookRow[]> =>
  db.q
    .selectFrom('webhook as w')
    .select(['w.id', 'w.name', 'w.url', 'w.is_on as isOn', 'w.off_reason as offReason'])
    .select(['w.failing_since as failingSince', 'w.delivered_at as deliveredTime', 'w.created_at as createTime'])
    .select([sql<EventType[]>`w.types`.as('types')])
    .select([countOf(db, waiting).as('waiting'), countOf(db, failed).as('failed')])
    .where('w.mer_id', '=', db.merId)
    .orderBy('w.id')
    .execute()

const rows = (db: MerchantDb) =>
  db.q
    .selectFrom('webhook')
    .select(['id', 'name', 'url', 'is_on as isOn', 'cursor_no as cursorNo', 'failing_since as failingSince'])
    .select(['sealed_secret as sealedSecret', sql<EventType[]>`types`.as('types')])
    .where('mer_id', '=', db.merId)
export type StoredWebhook = Awaited<ReturnType<typeof lockWebhook>>

export async function lockWebhook(db: MerchantDb, id: number) {
  const found = await rows(db).where('id', '=', id).forUpdate().executeTakeFirst()
  return found ?? missing('推送地址不存在')
}

/** Those that are on, for this transaction alone. */
export const lockListeners = (db: MerchantDb) => rows(db).where('is_on', '=', true).orderBy('id').forUpdate().execute()

export const hasWebhook = async (db: MerchantDb, id: number): Promise<boolean> =>
  (await rows(db).where('id', '=', id).executeTakeFirst()) !== undefined

/** Whoever adds or switches one waits for the others, so that the counter's mark and the limit hold. */
export const lockWebhooks = (db: MerchantDb) => rows(db).orderBy('id').forUpdate().execute()

export async function insertWebhook(
  db: MerchantDb,
  { types, ...webhook }: Omit<Insertable<Webhook>, 'mer_id' | 'types'> & { readonly types: readonly EventType[] },
) {
  await db.q
    .insertInto('webhook')
    .values({ ...webhook, mer_id: db.merId, types: JSON.stringify(types) })
    .execute()
}

export async function updateWebhook(
  { db, now }: { readonly db: MerchantDb; readonly now: Date },
  id: number,
  { types, ...set }: Omit<Updateable<Webhook>, 'types'> & { readonly types?: readonly EventType[] | undefined },
) {
  await db.q
    .updateTable('webhook')
    .set({ ...set, ...(types && { types: JSON.stringify(types) }), updated_at: now, version: sql<number>`version + 1` })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .execute()
}

export async function deleteWebhookRow(db: MerchantDb, id: number) {
  await db.q.deleteFrom('webhook').where('mer_id', '=', db.merId).where('id', '=', id).execute()
}
