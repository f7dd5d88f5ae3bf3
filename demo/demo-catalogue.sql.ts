import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { recordPictureUses } from '../apps/server/src/features/pictures/public.ts'
import type { MerchantDb } from '../apps/server/src/platform/db/merchant-db.ts'
import { mediaUrl } from '../apps/server/src/platform/files/media-key.ts'

export interface StoreCategory {
  readonly id: number
  readonly pid: number
  readonly name: string
  readonly icon: string
  readonly sort: number
  readonly is_shown: boolean
}

/** Addresses of the library's pictures by what they are called. */
export async function findIcons(db: MerchantDb): Promise<Map<string, string>> {
  const pictures = await db.q.selectFrom('attachment').select(['name', 'key']).where('mer_id', '=', db.merId).execute()
  return new Map(pictures.map(({ name, key }) => [name.replace(/\.jpg$/, ''), mediaUrl(key)]))
}

const times = (now: Date) => ({ created_at: now, updated_at: now })

export async function insertStoreCategories(db: MerchantDb, rows: readonly StoreCategory[], now: Date) {
  await db.q
    .insertInto('store_category')
    .values(rows.map((row) => ({ ...row, ...times(now), mer_id: db.merId })))
    .execute()
  for (const { id, name, icon } of rows) {
    await recordPictureUses(db, { kind: 'storeCategory', refId: id, label: `商品分类：${name}` }, [icon])
  }
}

export async function insertSpecRules(
  db: MerchantDb,
  rules: readonly { readonly id: number; readonly name: string; readonly specs: readonly Spec[] }[],
  now: Date,
) {
  const rows = rules.map(({ id, name, specs }) => ({ id, name, specs: JSON.stringify(specs) }))
  await db.q
    .insertInto('spec_rule')
    .values(rows.map((row) => ({ ...row, ...times(now), mer_id: db.merId })))
    .execute()
}

export async function insertGuaranteeGroups(
  db: MerchantDb,
  groups: readonly { readonly id: number; readonly name: string; readonly gids: readonly number[] }[],
  now: Date,
) {
  await db.q
    .insertInto('guarantee_group')
    .values(groups.map(({ id, name }) => ({ ...times(now), mer_id: db.merId, id, name })))
    .execute()
  const members = groups.flatMap(({ id, gids }) =>
    gids.map((gid) => ({ mer_id: db.merId, group_id: id, guarantee_id: gid })),
  )
  await db.q.insertInto('guarantee_group_member').values(members).execute()
}
