// A throw-away database and platform for measurements, with one merchant, one clerk and many notices.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts'
import { migrate, readMigrations } from '../../apps/server/src/platform/db/migrate/migrate.ts'
import { createPool } from '../../apps/server/src/platform/db/connection/pool.ts'
import { createPlatform, type Platform } from '../../apps/server/src/platform/platform.ts'
import { newToken, parseToken } from '../../apps/server/src/platform/session/token.ts'

export const NOOP_PERMISSION = 'merchant:bench:noop'

export interface Stage {
  readonly platform: Platform
  /** Token of a clerk who is no owner, so that every check goes through the role tables. */
  readonly token: string
  /** Token of the merchant's owner, who may open every page. */
  readonly ownerToken: string
  readonly merId: number
  close(): Promise<void>
}

export async function openStage(notices: number): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zhanggui-bench-'))
  // The database runs as another user when this one is root.
  chmodSync(dataDir, 0o755)
  const database = await startEmbedded({ dataDir })
  const pool = createPool(database.url, 20)
  await migrate(pool, await readMigrations(new URL('../../apps/server/migrations/', import.meta.url)))
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir })
  const platform = createPlatform({
    config,
    pool,
    gatePool: pool,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    migrations: 0,
  })
  const token = newToken(1)
  await fill(platform, token, notices)
  const ownerToken = newToken(1)
  await addOwner(platform, ownerToken)
  return {
    platform,
    token,
    ownerToken,
    merId: 1,
    close: async () => {
      await pool.end()
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function fill({ pool }: Platform, token: string, notices: number) {
  await pool.query(`insert into merchant (id, name, real_name, phone, created_at) values (1, '店', '店主', '1', now())`)
  await pool.query(
    `insert into admin (mer_id, id, account, password_hash, real_name, type, created_at, updated_at)
     values (1, 1, 'clerk', '', '店员', 4, now(), now())`,
  )
  await pool.query(`insert into role (mer_id, id, name, created_at, updated_at) values (1, 1, '角色', now(), now())`)
  await pool.query(`insert into admin_role values (1, 1, 1)`)
  await pool.query(
    `insert into role_permission select 1, 1, p from unnest($1::text[]) p union all
     select 1, 1, 'merchant:filler:' || n from generate_series(1, 150) n`,
    [[NOOP_PERMISSION]],
  )
  await pool.query(
    `insert into push_event (mer_id, no, type, title, content, url, created_at)
     select 1, n, '3', '通知 ' || n, '内容 ' || n, '/dashboard', now() from generate_series(1, $1::int) n`,
    [notices],
  )
  await pool.query(`insert into push_counter values (1, $1)`, [notices])
  await addSession(pool, 1, token)
  await pool.query('analyze')
}

async function addOwner({ pool }: Platform, token: string) {
  await pool.query(
    `insert into admin (mer_id, id, account, password_hash, real_name, type, created_at, updated_at)
     values (1, 2, 'owner', '', '店主', 2, now(), now())`,
  )
  await addSession(pool, 2, token)
}

const addSession = (pool: Platform['pool'], adminId: number, token: string) =>
  pool.query(
    `insert into session (mer_id, token_hash, admin_id, created_at, expires_at, address, user_agent)
     values (1, $1, $2, now(), now() + interval '1 day', '', '')`,
    [parseToken(token)?.hash, adminId],
  )
