import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inMerchant } from '#platform/db/merchant-db'
import { inPlatform } from '#platform/db/platform-db'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp({ STATEMENT_TIMEOUT: '1' })

test('a statement of a request that takes too long is broken off', async () => {
  const sleep = sql`select pg_sleep(20)`
  const { pool } = app.platform
  await expect(inMerchant(pool, 1, 'read', (db) => sleep.execute(db.q))).rejects.toThrow('statement timeout')
  await expect(inPlatform(pool, (db) => sleep.execute(db.q))).rejects.toThrow('statement timeout')
})

test('no limit is a parameter of the connection: a pooler would refuse it', async () => {
  const { rows } = await app.platform.pool.query<{ statement_timeout: string }>('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '0' }])
})
