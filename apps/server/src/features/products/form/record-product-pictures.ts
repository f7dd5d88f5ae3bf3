import { recordPictureUses } from '#features/pictures/public'
import type { MerchantDb } from '#platform/db/merchant-db'

/** Records in the picture library which pictures the product uses. */
export const recordProductPictures = (
  db: MerchantDb,
  { id, name }: { id: number; name: string },
  addresses: readonly string[],
) => recordPictureUses(db, { kind: 'product', refId: id, label: `商品：${name}` }, [...new Set(addresses)])
