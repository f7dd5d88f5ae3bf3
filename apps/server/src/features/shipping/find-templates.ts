import type { ShippingTemplate } from '@zhanggui/domain/shipping/freight'
import type { MerchantDb } from '#platform/db/merchant-db'
import { listLinesOfProducts } from './shipping-line.sql.ts'
import { listTemplatesOfProducts } from './shipping-template.sql.ts'

/** The templates that orders of these products are charged by. */
export async function findFreightTemplates(
  db: MerchantDb,
  productIds: readonly number[],
): Promise<Map<number, ShippingTemplate>> {
  const [heads, linesOf] = await Promise.all([
    listTemplatesOfProducts(db, productIds),
    listLinesOfProducts(db, productIds),
  ])
  return new Map(heads.map(({ id, type, appoint }) => [id, { chargeBy: type, freePostage: appoint, ...linesOf(id) }]))
}
