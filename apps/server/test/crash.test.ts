import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionApi } from '@zhanggui/contract/session'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded/start-embedded'
import { createPool, type Pool } from '#platform/db/connection/pool'
import { Ids } from '#platform/db/ids'
import { inPlatform } from '#platform/db/platform-db'
import { createMerchant } from '../src/features/merchants/create-merchant.ts'
import { type ServerProcess, startServerProcess } from './app/server-process.ts'
import { tokenOf } from './app/sign-in.ts'
import { callOver } from './app/test-app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'crash-test-'))
// As root the database runs under another account.
chmodSync(dataDir, 0o755)
let server: ServerProcess | undefined
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const WRITERS = 4

/** Writes one name after the other until the server is gone, and notes those that it acknowledged. */
async function writeUntilGone(url: string, token: string, prefix: string, acknowledged: string[]) {
  for (let n = 0; ; n += 1) {
    const realName = `${prefix}-${n}`
    try {
      const { code } = await callOver(url, sessionApi.updateProfile, { realName }, { token })
      if (code === 200) acknowledged.push(realName)
    } catch {
      return
    }
  }
}

/** Works on the database beside the server. */
async function onDatabase<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dataDir })
  const pool = createPool(embedded.url, 1)
  try {
    return await work(pool)
  } finally {
    await pool.end()
    await embedded.stop()
  }
}

/** A shop of its own; answers the owner's password. */
const createShop = () =>
  onDatabase((pool) => {
    const ids = new Ids(pool)
    return createMerchant(
      { inPlatform: (work) => inPlatform(pool, work), newId: () => ids.next(), now: new Date() },
      { name: '山风茶铺', account: 'shanfeng', phone: '13800000000', realName: '许青' },
    )
  })

/** The names in the log, which is written in the same transaction as the name itself. */
const loggedNames = () =>
  onDatabase(async (pool) => {
    const { rows } = await pool.query<{ name: string }>(
      `select params::json ->> 'realName' as name from sensitive_log where method = 'session.updateProfile'`,
    )
    return rows.map(({ name }) => name)
  })

test('acknowledged writes survive killing server and database in the middle of writing', async () => {
  server = await startServerProcess(dataDir)
  const login = { account: 'shanfeng', pwd: await createShop() }
  const token = tokenOf((await callOver(server.url, sessionApi.login, login)).data)
  const acknowledged: string[] = []

  const { url } = server
  const writers = Array.from({ length: WRITERS }, (_, n) => writeUntilGone(url, token, String(n), acknowledged))
  await expect.poll(() => acknowledged.length).toBeGreaterThan(40)
  await server.kill()
  await Promise.all(writers)

  server = await startServerProcess(dataDir)
  const kept = new Set(await loggedNames())
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  // The session outlived the crash.
  const { data } = await callOver(server.url, sessionApi.info, {}, { token })
  expect(data.version).toBe(kept.size + 1)
})
