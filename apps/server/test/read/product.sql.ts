import { foldTabCounts } from '#features/products/list/tab-count.sql'
import { inPlatform } from '#platform/db/platform-db'
import type { TestApp } from '#test/app/test-app'

interface Merchant {
  readonly merId: number
}

interface LedgerLine {
  readonly sku_id: number
  readonly reason: number
  readonly delta: number
  readonly before: number
  readonly after: number
  readonly admin_id: number
  readonly order_no: string
}

/** The movements of a product's stock, oldest first. */
export async function ledgerOf(app: TestApp, { merId }: Merchant, productId: number): Promise<LedgerLine[]> {
  const { rows } = await app.platform.pool.query<LedgerLine>(
    `select sku_id, reason, delta, before, after, admin_id, order_no
     from stock_ledger where mer_id = $1 and product_id = $2 order by id`,
    [merId, productId],
  )
  return rows
}

/** Which transaction last wrote each SKU's row. */
export async function skuVersions(app: TestApp, { merId }: Merchant, productId: number): Promise<Map<number, string>> {
  const { rows } = await app.platform.pool.query<{ id: number; version: string }>(
    `select id, xmin::text as version from product_sku where mer_id = $1 and product_id = $2`,
    [merId, productId],
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Total, sum of the SKUs and sum of the ledger; and SKUs whose own ledger says something else. */
export async function stockTotals(app: TestApp, { merId }: Merchant, productId: number) {
  const { rows } = await app.platform.pool.query<{ total: number; skus: number; ledger: number; astray: number }>(
    `select stock as total,
       (select sum(stock)::bigint from product_sku where mer_id = $1 and product_id = $2 and deleted_at is null) as skus,
       (select sum(delta)::bigint from stock_ledger where mer_id = $1 and product_id = $2) as ledger,
       (select count(*) from product_sku k where mer_id = $1 and product_id = $2 and stock <> coalesce((
         select sum(delta) from stock_ledger l where l.mer_id = $1 and l.product_id = $2 and l.sku_id = k.id), 0)) as astray
     from product where mer_id = $1 and id = $2`,
    [merId, productId],
  )
  return rows[0]
}

/** The tabs counted by hand. */
export async function countTabsDirectly(app: TestApp, { merId }: Merchant): Promise<Map<number, number>> {
  const { rows } = await app.platform.pool.query<{ tab: number; count: number }>(
    `select tab, count(*) as count from product, unnest(product_tabs(state, stock, is_low)) as tab
     where mer_id = $1 group by tab`,
    [merId],
  )
  return new Map(rows.map(({ tab, count }) => [tab, count]))
}

/** What the job does every few seconds. */
export const foldNow = (app: TestApp, merId: number) => inPlatform(app.platform.pool, (db) => foldTabCounts(db, merId))
