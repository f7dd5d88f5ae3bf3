import { TOP_PATH } from '@zhanggui/domain/category/category-rules'
import { categoryType } from '@zhanggui/domain/category/category-codes'
import { recordFiles } from '../apps/server/src/features/storage/public.ts'
import type { MerchantDb } from '../apps/server/src/platform/db/merchant-db.ts'

export interface LibraryPicture {
  readonly id: number
  readonly name: string
  readonly key: string
  readonly thumbKey: string
  readonly size: number
  readonly side: number
}

export async function findMediaFolder(db: MerchantDb): Promise<string> {
  const row = await db.q
    .selectFrom('merchant')
    .select('media_folder')
    .where('id', '=', db.merId)
    .executeTakeFirstOrThrow()
  return row.media_folder
}

export async function insertLibrary(
  db: MerchantDb,
  category: { readonly id: number; readonly name: string; readonly sort: number },
  pictures: readonly LibraryPicture[],
  at: Date,
) {
  const times = { created_at: at, updated_at: at }
  await db.q
    .insertInto('category')
    .values({
      ...category,
      ...times,
      mer_id: db.merId,
      pid: 0,
      path: TOP_PATH,
      type: categoryType.is.attachment,
      is_open: true,
    })
    .execute()
  const rows = pictures.map(({ id, name, key, thumbKey, size, side }) => ({
    ...times,
    mer_id: db.merId,
    id,
    category_id: category.id,
    name,
    key,
    thumb_key: thumbKey,
    size,
    type: 'jpeg',
    width: side,
    height: side,
    created_by: db.merId * 100 + 1,
  }))
  await db.q.insertInto('attachment').values(rows).execute()
  await recordFiles(
    db,
    pictures.map(({ key, size }) => ({ key, bytes: size })),
    at,
  )
}
