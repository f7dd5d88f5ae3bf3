import { readdirSync } from 'node:fs'
import { healthApi } from '@zhanggui/contract/health'
import { expect, test } from 'vitest'
import { makeJob } from '#test/make/job.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const check = async () => (await app.call(healthApi.check, {})).data
const files = readdirSync(new URL('../../../migrations/', import.meta.url)).length

test('a healthy node says so to anybody', async () => {
  expect(await check()).toMatchObject({
    status: 'ok',
    database: 'ok',
    migrations: { applied: files, pending: 0 },
    jobs: { failed: 0 },
  })
})

test('jobs that are overdue or given up are counted', async () => {
  // The housekeeping jobs planned at start must have finished.
  await app.drainJobs()
  await makeJob(app, { kind: 'unknown-here', payload: {} })
  await makeJob(app, { kind: 'unknown-here', payload: {}, inMs: 3_600_000 })
  await makeJob(app, { kind: 'given-up', payload: {} })
  await app.platform.pool.query(`update job set status = 'failed' where kind = 'given-up'`)
  expect((await check()).jobs).toEqual({ waiting: 1, failed: 1 })
})

test('a database behind this program is failing', async () => {
  await app.platform.pool.query(
    'delete from schema_migration where version = (select max(version) from schema_migration)',
  )
  expect(await check()).toMatchObject({ status: 'failing', database: 'ok', migrations: { pending: 1 } })
  // Load balancers only look at the HTTP status.
  expect((await app.call(healthApi.check, {})).status).toBe(503)
})

test('an unreachable database is told, without its error', async () => {
  await app.platform.pool.query('alter table schema_migration rename to hidden')
  expect(await check()).toEqual({
    status: 'failing',
    database: 'failing',
    migrations: { applied: 0, pending: files },
    jobs: { waiting: 0, failed: 0 },
    books: { checked: 0, differing: 0 },
  })
})
