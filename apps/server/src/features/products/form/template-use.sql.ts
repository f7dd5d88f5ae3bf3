import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** The shipping templates among the ids that products (not deleted) use. */
export async function templatesInUse(db: MerchantDb, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select template.id from unnest(${ids}::bigint[]) as template (id)
    where exists (
      select from product
      where mer_id = ${db.merId} and shipping_template_id = template.id and deleted_at is null
    )
  `.execute(db.q)
  return new Set(rows.map(({ id }) => id))
}
