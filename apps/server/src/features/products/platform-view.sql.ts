import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import { countedPage } from '#platform/db/counted-page'
import { mapPage } from '#platform/db/page-window'
import type { PlatformDb } from '#platform/db/platform-db'

/** Across all merchants: whether any product still uses the category. */
async function isUsed(db: PlatformDb, column: 'platform_category_id' | 'brand_id', id: number): Promise<boolean> {
  const row = await db.q
    .selectFrom('product')
    .select('id')
    .where(column, '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const isPlatformCategoryUsed = (db: PlatformDb, id: number) => isUsed(db, 'platform_category_id', id)
export const isBrandUsed = (db: PlatformDb, id: number) => isUsed(db, 'brand_id', id)

/** Submitted products of all merchants, longest waiting first. */
export async function listWaiting(
  db: PlatformDb,
  { merId, id, ...page }: PageQuery & { merId?: number | undefined; id?: number | undefined },
) {
  // Literals, so that the partial index of waiting products is used.
  let waiting = db.q.selectFrom('product as p').where(sql<boolean>`p.state = 6`)
  if (merId !== undefined) waiting = waiting.where('p.mer_id', '=', merId)
  if (id !== undefined) waiting = waiting.where('p.id', '=', id)
  const rows = waiting
    .innerJoin('merchant as m', 'm.id', 'p.mer_id')
    .leftJoin('platform_category as c', 'c.id', 'p.platform_category_id')
    .select(['p.mer_id as merId', 'm.name as merName', 'p.id', 'p.name', 'p.cover as image', 'p.price_fen'])
    .select(['p.shelves_itself as isAutoUp', 'p.updated_at as submitTime'])
    .select(sql<string>`coalesce(c.name, '')`.as('categoryName'))
    .orderBy('p.updated_at')
    .orderBy('p.id')
  return mapPage(await countedPage(page, rows), ({ price_fen: fen, ...row }) => ({ ...row, price: toFen(fen) }))
}
