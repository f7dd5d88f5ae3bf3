import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'

/** The pictures that were handed over and lie at these addresses of the social platform. */
export const findExchanged = (db: MerchantDb, urls: readonly string[]) =>
  db.q
    .selectFrom('video_image')
    .select(['picture_key as key', 'url'])
    .where('mer_id', '=', db.merId)
    .where('url', '=', anyOf(urls))
    .execute()

/** Where copies of these pictures lie that are younger than `since`. */
export async function findCopies(db: MerchantDb, keys: readonly string[], since: Date): Promise<Map<string, string>> {
  const rows = await db.q
    .selectFrom('video_image')
    .select(['picture_key as key', 'url'])
    .where('mer_id', '=', db.merId)
    .where('picture_key', '=', anyOf(keys))
    .where('exchanged_at', '>', since)
    .execute()
  return new Map(rows.map(({ key, url }) => [key, url]))
}

export async function putCopy(db: MerchantDb, key: string, url: string, now: Date) {
  await sql`insert into video_image (mer_id, picture_key, url, exchanged_at)
    values (${db.merId}, ${key}, ${url}, ${now})
    on conflict (mer_id, picture_key) do update set url = excluded.url, exchanged_at = excluded.exchanged_at`.execute(
    db.q,
  )
}
