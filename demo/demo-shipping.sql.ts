import type { ShippingTemplate } from '@zhanggui/domain/shipping/freight'
import { replaceLines } from '../apps/server/src/features/shipping/shipping-line.sql.ts'
import { insertTemplate } from '../apps/server/src/features/shipping/shipping-template.sql.ts'
import type { MerchantDb } from '../apps/server/src/platform/db/merchant-db.ts'

/** Nobody of the shop has saved it. */
const NOBODY = 0

export interface DemoTemplate extends ShippingTemplate {
  readonly id: number
  readonly name: string
  readonly sort: number
}

export async function insertShippingTemplates(db: MerchantDb, templates: readonly DemoTemplate[], now: Date) {
  for (const { id, name, sort, chargeBy: type, freePostage: appoint, ...lines } of templates) {
    await insertTemplate({ db, now, staff: { adminId: NOBODY } }, { id, name, sort, type, appoint })
    await replaceLines(db, id, lines)
  }
}
