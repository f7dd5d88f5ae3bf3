import type { merchantGateway } from '@zhanggui/contract/gateway/merchant'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import { contains } from '#platform/db/contains'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PageWindow } from '#platform/db/page-window'
import type { PlatformDb } from '#platform/db/platform-db'

type MerchantFilter = FilterOf<typeof merchantGateway.list>

const merchantFilter: FilterSql<MerchantFilter> = { name: (typed) => contains('name', typed) }

export async function listMerchants(db: PlatformDb, filter: MerchantFilter, { limit, offset }: PageWindow) {
  const found = db.q.selectFrom('merchant').where('deleted_at', 'is', null).where(passes(merchantFilter, filter))
  const list = await found
    .select(['id', 'name', 'is_open as isOpen', 'needs_review as needsReview', 'collections_left as collectionsLeft'])
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { list, total }
}

export interface MerchantSwitches {
  readonly needsReview: boolean
  readonly collectionsLeft: number
}

export const lockSwitches = (db: MerchantDb): Promise<MerchantSwitches | undefined> =>
  db.q
    .selectFrom('merchant')
    .select(['needs_review as needsReview', 'collections_left as collectionsLeft'])
    .where('id', '=', db.merId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function updateSwitches(db: MerchantDb, { needsReview, collectionsLeft }: MerchantSwitches) {
  await db.q
    .updateTable('merchant')
    .set({ needs_review: needsReview, collections_left: collectionsLeft })
    .where('id', '=', db.merId)
    .execute()
}

/** Whether there is such a merchant: a number from outside says nothing. */
export async function isMerchant(db: MerchantDb): Promise<boolean> {
  const found = db.q.selectFrom('merchant').select('id').where('id', '=', db.merId).where('deleted_at', 'is', null)
  return (await found.executeTakeFirst()) !== undefined
}
