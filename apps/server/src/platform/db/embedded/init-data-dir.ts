import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { lastLines } from './last-lines.ts'
import { publish } from './publish.ts'
import { canEnter } from './reach.ts'
import type { Account } from './run-as.ts'
import { runAs } from './run-as.ts'

export const superuser = 'postgres'

/** Written into postgresql.conf, where the operator may change them; only the port is chosen at each start. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Keep statements and the values in error details out of the log file.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/**
 * Where a new cluster may live. The dropped account has to pass through every directory above its data, and opening up
 * somebody's private directory is not ours to do: then the cluster goes to `fallbackDir` and a link in the data
 * directory leads to it. The link alone decides, so a data directory that was removed starts afresh.
 */
export function dirForCluster(dataDir: string, account: Account | undefined, fallbackDir: string): string {
  if (!existsSync(dataDir)) makeOpenDir(dataDir)
  if (canEnter(dataDir, account)) return dataDir
  makeOpenDir(fallbackDir)
  return fallbackDir
}

function makeOpenDir(dir: string): void {
  mkdirSync(dir, { recursive: true })
  chmodSync(dir, 0o755)
}

interface NewCluster {
  /** Returns the path of the cluster. */
  home: string
  parentDir: string
  native: string
  account: Account | undefined
}

/** Creates cluster and password in a temporary directory and publishes them atomically. */
export async function initDataDir({ home, parentDir, native, account }: NewCluster): Promise<void> {
  const draft = mkdtempSync(join(parentDir, `${basename(home)}-`))
  const password = join(draft, 'password')
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (account) for (const path of [draft, password]) chownSync(path, account.uid, account.gid)
  const logFile = join(draft, 'server.log')
  const args = [
    `--pgdata=${join(draft, 'cluster')}`,
    `--username=${superuser}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`),
  ]
  try {
    const exitCode = await runAs({ file: join(native, 'bin', 'initdb'), args, account, logFile })
    if (exitCode !== 0) throw new Error(lastLines(logFile))
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true })
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`内置数据库初始化失败（也可以设置 DATABASE_URL，使用自备的 PostgreSQL）：\n${reason}`, { cause })
  }
  publish(draft, home)
}
