import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noticeApi } from '@zhanggui/contract/notice'
import { sessionApi } from '@zhanggui/contract/session'
import { DEMO_PASSWORD } from '../../../demo/demo-merchants.ts'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded/start-embedded'
import { createPool } from '#platform/db/connection/pool'
import { type ServerProcess, startServerProcess } from './app/server-process.ts'
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

/** The names in the log, which is written in the same transaction as the name itself. */
async function loggedNames(): Promise<string[]> {
  const embedded = await startEmbedded({ dataDir })
  const pool = createPool(embedded.url, 1)
  const { rows } = await pool.query<{ name: string }>(
    `select params::json ->> 'realName' as name from sensitive_log where method = 'session.updateProfile'`,
  )
  await pool.end()
  await embedded.stop()
  return rows.map(({ name }) => name)
}

test('acknowledged writes survive killing server and database in the middle of writing', async () => {
  server = await startServerProcess(dataDir)
  const login = { account: 'shanfeng', pwd: DEMO_PASSWORD }
  const { token } = (await callOver(server.url, sessionApi.login, login)).data
  const acknowledged: string[] = []

  const { url } = server
  const writers = Array.from({ length: WRITERS }, (_, n) => writeUntilGone(url, token, String(n), acknowledged))
  await callOver(url, noticeApi.read, { id: 1 }, { token })
  await expect.poll(() => acknowledged.length).toBeGreaterThan(40)
  await server.kill()
  await Promise.all(writers)

  server = await startServerProcess(dataDir)
  // The session outlived the crash, and so did what was read.
  const read = await callOver(server.url, noticeApi.list, { isRead: '1' }, { token })
  expect(read.data.list.map(({ id }) => id)).toEqual([1])

  const kept = new Set(await loggedNames())
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  const { data } = await callOver(server.url, sessionApi.info, {}, { token })
  expect(data.version).toBe(kept.size + 1)
}, 120_000)
