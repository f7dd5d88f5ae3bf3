import { recordPictureUses } from '#features/pictures/public'
import type { MerchantDb } from '#platform/db/merchant-db'

/** Records the category's icon in the picture library; an empty icon releases the picture. */
export const recordIcon = (db: MerchantDb, { id, name, icon }: { id: number; name: string; icon: string }) =>
  recordPictureUses(db, { kind: 'storeCategory', refId: id, label: `商品分类：${name}` }, [icon])
