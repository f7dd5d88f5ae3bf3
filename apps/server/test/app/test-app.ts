import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#platform/config'
import type { Platform } from '#platform/platform'
import { type RunningNode, startNode } from '../../src/node.ts'
import { createPool, type Pool } from '#platform/db/connection/pool'
import { findBadStatements, watchedUrl, watchStatements } from '../statements/statement-watch.sql.ts'
import { drainJobs } from './drain-jobs.sql.ts'
import { createTestDatabase } from './test-database.ts'

/** A reply over HTTP; `data` is decoded by the contract on success. */
export interface Answer<T> {
  readonly status: number
  readonly code: number
  readonly message: string
  readonly data: T
  readonly headers: Headers
}

export interface CallOptions {
  readonly token?: string | undefined
  readonly headers?: Record<string, string>
}

export interface TestApp {
  readonly url: string
  readonly databaseUrl: string
  /** With its own pool, so that a test's queries are not counted as the server's. */
  readonly platform: Platform
  /** The server's connections, for tests that take them away. */
  readonly serverPool: Pool
  /** Where uploaded files lie. */
  readonly dataDir: string
  /** Advances the server's clock. */
  passTime(ms: number): void
  /** Advances it to where a window of the call's limit begins, or another one could begin among the next calls. */
  startWindow(endpoint: Endpoint): void
  readonly now: () => Date
  /** Runs due background jobs until none is left. */
  drainJobs(): Promise<void>
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Answer<ReplyOf<E>>>
  /** A second app on the same database, as another node. */
  startAnotherNode(): Promise<RunningNode>
}

const FIXED = { PORT: '0', LOG_LEVEL: 'silent', DATABASE_POOL: '10' }

/** The real app on a real PostgreSQL, spoken to over HTTP; one per test file. */
export function setupTestApp(env: Record<string, string> = {}): TestApp {
  let node: RunningNode | undefined
  let database: Awaited<ReturnType<typeof createTestDatabase>> | undefined
  let dataDir: string | undefined
  let ownPool: Pool | undefined
  let offset = 0
  const others: (() => Promise<void>)[] = []
  const now = () => new Date(Date.now() + offset)

  const configure = () => readConfig({ ...FIXED, DATA_DIR: present(dataDir), ...env })
  const start = () => {
    const [config, databaseUrl] = [configure(), watchedUrl(present(database).url)]
    return startNode({ config, databaseUrl, log: pino({ level: config.logLevel }), clock: now })
  }
  beforeAll(async () => {
    watchStatements()
    database = await createTestDatabase()
    dataDir = mkdtempSync(join(tmpdir(), 'zhanggui-test-'))
    ownPool = createPool(database.url, 10, { timeouts: configure().timeouts })
    node = await start()
  })
  // No test sees background work of an earlier one.
  afterEach(() => drainJobs(present(node).platform))
  afterAll(async () => {
    for (const stop of others) await stop()
    await node?.stop()
    const complaints = ownPool && (await findBadStatements(ownPool))
    await ownPool?.end()
    await database?.drop()
    if (dataDir) rmSync(dataDir, { recursive: true, force: true })
    expect(complaints ?? []).toEqual([])
  })

  return {
    get url() {
      return present(node).url
    },
    get databaseUrl() {
      return present(database).url
    },
    get dataDir() {
      return present(dataDir)
    },
    get platform() {
      return { ...present(node).platform, pool: present(ownPool) }
    },
    get serverPool() {
      return present(node).platform.pool
    },
    now,
    passTime: (ms) => void (offset += ms),
    startWindow: (endpoint) => void (offset += untilWindow(endpoint, now())),
    drainJobs: () => drainJobs(present(node).platform),
    call: (endpoint, input, options) => callOver(present(node).url, endpoint, input, options),
    async startAnotherNode() {
      const { stop, ...another } = await start()
      const stopOnce = () => (stopped ??= stop())
      let stopped: Promise<void> | undefined
      others.push(stopOnce)
      return { ...another, stop: stopOnce }
    },
  }
}

function untilWindow({ rate }: Endpoint, now: Date): number {
  const length = present(rate).seconds * 1000
  return length - (now.getTime() % length)
}

export async function callOver<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: InputOf<E>,
  { token, headers = {} }: CallOptions = {},
): Promise<Answer<ReplyOf<E>>> {
  const params = z.encode(endpoint.params, input)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = Object.entries(z.encode(endpoint.query, input)).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)]))
  const response = await fetch(`${url}/api${path}?${search.toString()}`, {
    method: endpoint.method,
    headers: {
      ...(endpoint.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(token ? { 'x-token': token } : {}),
      ...headers,
    },
    ...(endpoint.method === 'POST' ? { body: JSON.stringify(z.encode(endpoint.body, input)) } : {}),
  })
  const file = response.headers.get('download-filename')
  if (file !== null) {
    const sent = { fileName: decodeURIComponent(file), size: (await response.arrayBuffer()).byteLength }
    return { status: response.status, code: 200, message: '', data: sent as ReplyOf<E>, headers: response.headers }
  }
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: unknown }
  const decoded = code === 200 ? z.decode(endpoint.reply, data) : data
  return { status: response.status, code, message, data: decoded as ReplyOf<E>, headers: response.headers }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the test app has not started yet')
  return value
}
