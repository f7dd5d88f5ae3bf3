import type { ActivityRow } from '@zhanggui/contract/marketing/seckill-fields'
import type { Page } from '@zhanggui/contract/kernel/shapes'
import { activityStatusAt } from '@zhanggui/domain/seckill/activity-times'
import { mapPage } from '#platform/db/page-window'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'
import { countOwnProducts, findCategoryNames, type StoredActivity } from './activity.sql.ts'

/** Activities as they travel, without the figures of one shop. */
export async function describeActivities(
  db: MerchantDb | PlatformDb,
  page: Page<StoredActivity>,
  now: Date,
): Promise<Page<Omit<ActivityRow, 'productNum'>>> {
  const names = await findCategoryNames(
    db,
    page.list.flatMap(({ categoryIds }) => categoryIds),
  )
  return mapPage(page, ({ categoryIds, ...activity }) => ({
    ...activity,
    proCategory: categoryIds,
    productCategoryNames: categoryIds.flatMap((id) => names.get(id) ?? []).join('、'),
    status: activityStatusAt(activity, now),
  }))
}

/** The same with what this shop has in them. */
export async function describeOwnActivities(db: MerchantDb, page: Page<StoredActivity>, now: Date) {
  const [described, counts] = await Promise.all([
    describeActivities(db, page, now),
    countOwnProducts(
      db,
      page.list.map(({ id }) => id),
    ),
  ])
  return mapPage(described, (activity): ActivityRow => ({ ...activity, productNum: counts.get(activity.id) ?? 0 }))
}
