import { findConfig } from '#features/config/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { findOrderRules } from '../shop-for-orders.sql.ts'

/** Where the platform says nothing. */
const USUAL_LIMIT = 72
/** Of a shop that has never set its own. */
const USUAL_HOURS = 48

async function findShipLimit(db: MerchantDb): Promise<number> {
  const { ship_hours_limit: limit } = await findConfig(db, ['ship_hours_limit'])
  const hours = Number(limit)
  return Number.isInteger(hours) && hours > 0 ? hours : USUAL_LIMIT
}

/** The shop's own rules within what the platform allows now, even if it allowed more when they were set. */
export async function readOrderRules(db: MerchantDb) {
  const [stored, shipHoursLimit] = await Promise.all([findOrderRules(db), findShipLimit(db)])
  return {
    autoRefundPrice: stored.autoRefundFen,
    shipWithinHours: Math.min(stored.shipWithinHours ?? USUAL_HOURS, shipHoursLimit),
    shipHoursLimit,
    version: stored.rulesVersion ?? 0,
  }
}
