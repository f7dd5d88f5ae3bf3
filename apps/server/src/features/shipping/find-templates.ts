import type { ShippingTemplate } from '@zhanggui/domain/shipping/freight'
import type { MerchantDb } from '#platform/db/merchant-db'
import { listLines } from './shipping-line.sql.ts'
import { findTemplate } from './shipping-template.sql.ts'

/** The templates that orders are charged by. */
export async function findFreightTemplates(
  db: MerchantDb,
  ids: readonly number[],
): Promise<Map<number, ShippingTemplate>> {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const [head, lines] = await Promise.all([findTemplate(db, id), listLines(db, id)])
      return [id, { chargeBy: head.type, freePostage: head.appoint, ...lines }] as const
    }),
  )
  return new Map(found)
}
