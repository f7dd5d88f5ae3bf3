import type { MerchantDb } from '#platform/db/merchant-db'
import { mediaUrl } from '#platform/files/media-key'
import { findExchanged } from './image.sql.ts'

/**
 * Existing clients send the address that the image exchange has answered. Such copies expire after three days, so the
 * picture of the shop's library is kept instead.
 */
export async function withOwnAddresses<Lists extends readonly (readonly string[])[]>(
  db: MerchantDb,
  lists: Lists,
): Promise<Lists> {
  const elsewhere = lists.flat().filter((address) => !address.startsWith('/'))
  const found = elsewhere.length > 0 ? await findExchanged(db, elsewhere) : []
  const own = new Map(found.map(({ key, url }) => [url, mediaUrl(key)]))
  return lists.map((list) => list.map((address) => own.get(address) ?? address)) as unknown as Lists
}
