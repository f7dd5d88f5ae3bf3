// The built server in a process of its own, two shops in its database, and programs that call it.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newToken, parseToken } from '../../apps/server/src/platform/session/token.ts'
import { startBuiltServer } from '../fixtures/built-server.ts'
import { fillShop } from '../fixtures/fill-shop.ts'
import type { BenchPlatform } from '../fixtures/bench-platform.ts'
import { Shop } from './shop.ts'

type Answers = Readonly<Record<string, number>>

export interface LoadServer {
  readonly eager: Shop
  readonly other: Shop
  /** Megabytes that the server's process holds. */
  memory(): number
  /** Starts a load for a shop; returns a function that stops it. */
  begin(shop: Shop, pace: 'hammer' | 'steady'): () => Promise<Answers>
  close(): Promise<void>
}

const [EAGER, OTHER] = [5001, 5002]
const PRODUCTS = 5000

export async function openLoadServer({ platform }: BenchPlatform): Promise<LoadServer> {
  const { pool, config } = platform
  const server = await startBuiltServer(pool.options.connectionString, join(config.dataDir, 'load'))
  const open = async (merId: number) => {
    await fillShop(pool, merId, PRODUCTS)
    return new Shop(server.url, await ownerOf(pool, merId), PRODUCTS)
  }
  return {
    eager: await open(EAGER),
    other: await open(OTHER),
    memory: () => server.memory(),
    begin,
    close: () => server.close(),
  }
}

async function ownerOf(pool: BenchPlatform['platform']['pool'], merId: number): Promise<string> {
  const token = newToken(merId)
  await pool.query(
    `insert into admin (mer_id, id, account, real_name, type, created_at, updated_at)
     values ($1, 1, 'owner', '店主', 2, now(), now())`,
    [merId],
  )
  await pool.query(
    `insert into session (mer_id, token_hash, admin_id, created_at, expires_at, address, user_agent)
     values ($1, $2, 1, now(), now() + interval '1 day', '', '')`,
    [merId, parseToken(token)?.hash],
  )
  return token
}

function begin({ url, token, products }: Shop, pace: 'hammer' | 'steady') {
  const program = fileURLToPath(new URL('load-run.ts', import.meta.url))
  const child = fork(program, [url, token, String(products), pace], { execArgv: ['--import', 'tsx'] })
  // Clients run at low priority, as if on other machines.
  if (child.pid !== undefined) setPriority(child.pid, 19)
  return async () => {
    const result = once(child, 'message')
    child.send('stop')
    const [answers] = (await result) as [Answers]
    return answers
  }
}
