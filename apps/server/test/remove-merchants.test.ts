import { expect, test } from 'vitest'
import { deleteMerchants } from '#platform/db/backup/delete-merchants.sql'
import { listMerchantTables } from '#platform/db/backup/catalog.sql'
import { createPool } from '#platform/db/connection/pool'
import { setupTestApp } from '#test/app/test-app'
import { makeOrder } from '#test/make/order'
import { makeShop } from '#test/make/shop.sql'

const app = setupTestApp()

test('a merchant goes with everything that is its own, and nothing of others does', async () => {
  const [gone, kept] = [await makeShop(app), await makeShop(app)]
  for (const shop of [gone, kept]) await makeOrder(app, shop)
  await app.drainJobs()
  const pool = createPool(app.databaseUrl, 1)
  const client = await pool.connect()
  const countRows = async (merId: number) => {
    const counts = (await listMerchantTables(client)).map(async ({ name, column }) => {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from ${name} where ${column} = $1`,
        [merId],
      )
      return [name, rows[0]?.n ?? 0] as const
    })
    return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0))
  }
  const before = await countRows(kept.merId)
  const something = { 'public.merchant': 1, 'public.shop_order': 1, 'public.order_line': 1 }
  expect([await countRows(gone.merId), before]).toMatchObject([something, something])

  expect(await deleteMerchants(client, [gone.merId])).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  expect(await countRows(gone.merId)).toEqual({})
  expect(await countRows(kept.merId)).toEqual(before)
  client.release()
  await pool.end()
})
