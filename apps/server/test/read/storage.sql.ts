import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

/** What is counted for a shop, and what its files add up to. */
export async function storageTotals(app: TestApp, { merId }: Shop) {
  const { rows } = await app.platform.pool.query<{ counted: number; files: number }>(
    `select coalesce((select bytes from storage_use where mer_id = $1), 0) as counted,
       (select coalesce(sum(bytes), 0)::bigint from stored_file where mer_id = $1) as files`,
    [merId],
  )
  return rows[0]
}

export async function setQuota(app: TestApp, { merId }: Shop, megabytes: number) {
  await app.platform.pool.query('update merchant set storage_quota_mb = $2 where id = $1', [merId, megabytes])
}
