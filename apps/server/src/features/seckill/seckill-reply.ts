import { productApi } from '@zhanggui/contract/goods/product'
import type { Page } from '@zhanggui/contract/kernel/shapes'
import type { SeckillRow, SeckillSku } from '@zhanggui/contract/marketing/seckill-fields'
import { activityStatusAt } from '@zhanggui/domain/seckill/activity-times'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { heldPermissions } from '#features/staff/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { StaffContext } from '#platform/http/route'
import type { StoredSeckill } from './seckill-product.sql.ts'
import { listSeckillSkus } from './seckill-sku.sql.ts'

interface Sight {
  readonly now: Date
  readonly seesCost: boolean
}

/** Products with their SKUs, as they travel. */
export async function describeSeckill(
  db: MerchantDb,
  stored: readonly StoredSeckill[],
  { now, seesCost }: Sight,
): Promise<SeckillRow[]> {
  const skus = new Map<number, SeckillSku[]>(stored.map(({ id }) => [id, []]))
  for (const { seckillId, cost, ...sku } of await listSeckillSkus(db, [...skus.keys()])) {
    skus.get(seckillId)?.push(seesCost ? { ...sku, cost } : sku)
  }
  return stored.map(({ isBaseDeleted, isBaseApproved, isBaseOnSale, ...row }) => ({
    ...row,
    activityStatus: activityStatusAt(row, now),
    base: { isDeleted: isBaseDeleted, isApproved: isBaseApproved, isOnSale: isBaseOnSale },
    attrValue: skus.get(row.id) ?? [],
  }))
}

/** The same for a person: cost prices need the permission to read products. */
export async function describeForStaff(context: StaffContext, stored: readonly StoredSeckill[]): Promise<SeckillRow[]> {
  const seesCost = hasPermission(await heldPermissions(context), productApi.info.permission)
  return describeSeckill(context.db, stored, { now: context.now, seesCost })
}

export const describePage = async (
  page: Page<StoredSeckill>,
  describe: (rows: readonly StoredSeckill[]) => Promise<SeckillRow[]>,
): Promise<Page<SeckillRow>> => ({ ...page, list: await describe(page.list) })
