import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { listen } from './listen.ts'
import { createTestDatabase } from '#test/app/test-database'
import { createPool } from './pool.ts'

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

async function startListening() {
  const database = await createTestDatabase()
  const pool = createPool(database.url, 2)
  const [hints, connections]: [string[], number[]] = [[], []]
  const stop = listen(
    database.url,
    'news',
    { onHint: (payload) => hints.push(payload), onConnected: () => connections.push(connections.length) },
    pino({ level: 'silent' }),
  )
  cleanUps.push(stop, () => pool.end(), database.drop)
  await expect.poll(() => connections.length).toBe(1)
  return { pool, hints, connections, stop }
}

test('hears its channel, and no other', async () => {
  const { pool, hints } = await startListening()
  await pool.query(`select pg_notify('gossip', 'no'), pg_notify('news', '7')`)
  await expect.poll(() => hints).toEqual(['7'])
})

test('comes back after its connection was cut, and says so', async () => {
  const { pool, hints, connections } = await startListening()
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
  )
  await expect.poll(() => connections.length).toBe(2)
  await pool.query(`select pg_notify('news', '8')`)
  await expect.poll(() => hints).toEqual(['8'])
})

test('leaves nothing behind when it stops', async () => {
  const { pool, stop } = await startListening()
  await stop()
  const count = async () =>
    (await pool.query(`select from pg_stat_activity where query ilike 'listen%' and datname = current_database()`))
      .rowCount
  await expect.poll(count).toBe(0)
})
