import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Client } from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { findPostmaster } from './postmaster.ts'
import type { EmbeddedDatabase } from './start-embedded.ts'
import { startEmbedded } from './start-embedded.ts'

const isRoot = process.getuid?.() === 0
const cleanups: (() => unknown)[] = []

async function cleanUp(): Promise<void> {
  const last = cleanups.pop()
  if (!last) return
  await last()
  await cleanUp()
}

afterEach(async () => {
  vi.unstubAllEnvs()
  await cleanUp()
})

/** Accessible to other accounts, because under root the server runs as another one. */
function makeDir(mode = 0o755): string {
  const dir = mkdtempSync(join(tmpdir(), 'embedded-test-'))
  chmodSync(dir, mode)
  return dir
}

function makeOwnDir(mode?: number): string {
  const dir = makeDir(mode)
  cleanups.push(() => removeDir(dir))
  return dir
}

const removeDir = (dir: string) => rmSync(dir, { recursive: true, force: true })

/** Creating a cluster takes a second, so tests that do not need a fresh one share it, each with its own tables. */
const dataDir = makeDir()
afterAll(() => removeDir(dataDir))

async function start(dir: string, fallbackDir?: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir: dir, ...(fallbackDir && { fallbackDir }) })
  cleanups.push(() => database.stop())
  return database
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const postmasterOf = (dir: string) => findPostmaster(join(dir, 'postgres-18', 'cluster'))

test('keeps its data over stop and start', async () => {
  const first = await start(dataDir)
  await query(first.url, `create table shop as select '掌柜' as name`)
  await first.stop()
  expect(postmasterOf(dataDir)).toBeUndefined()

  const second = await start(dataDir)
  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'select name from shop')).toEqual([{ name: '掌柜' }])
})

test('is UTF-8 whatever the environment says, and the application is no superuser', async () => {
  for (const name of ['LANG', 'LC_ALL', 'LC_CTYPE']) vi.stubEnv(name, undefined)
  const { url } = await start(dataDir)
  const [row] = await query(
    url,
    `select current_setting('server_encoding') as encoding, datlocprovider as provider, datlocale as locale, upper('é'),
       current_setting('is_superuser') as superuser, current_setting('fsync') as fsync
     from pg_database where datname = current_database()`,
  )
  expect(row).toEqual({
    encoding: 'UTF8',
    provider: 'b',
    locale: 'C.UTF-8',
    upper: 'É',
    superuser: 'off',
    fsync: 'on',
  })
})

test('asks for the password', async () => {
  const { url } = await start(dataDir)
  await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed')
})

async function leasesAt(url: string) {
  const [row] = await query<{ leases: number }>(
    url,
    "select count(*)::int leases from pg_locks where locktype = 'advisory'",
  )
  return row?.leases
}

/** Another application, in a process of its own, that reports each committed row. */
async function startWriter(table: string) {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('start-embedded.ts', import.meta.url).href)}
    import pg from 'pg'
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    const client = new pg.Client(url)
    await client.connect()
    await client.query('create table ${table} (id int primary key)')
    for (let id = 1; ; id++) {
      await client.query('insert into ${table} values ($1)', [id])
      console.log(id)
    }`
  const writer = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanups.push(() => writer.kill('SIGKILL'))
  const acknowledged: number[] = []
  const lines = createInterface({ input: writer.stdout })
  await new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      acknowledged.push(Number(line))
      if (acknowledged.length === 50) resolve()
    })
  })
  return {
    acknowledged,
    kill: async () => {
      const closed = once(lines, 'close')
      writer.kill('SIGKILL')
      await closed
    },
  }
}

test('takes over the server of an application that was killed, and stops it at the end', async () => {
  const writer = await startWriter('written_before_takeover')
  const pid = postmasterOf(dataDir)?.pid
  await writer.kill()

  const database = await start(dataDir)
  expect(database.adopted).toBe(true)
  expect(postmasterOf(dataDir)?.pid).toBe(pid)
  // The server notices a little later that the other one is gone.
  await expect.poll(() => leasesAt(database.url)).toBe(1)
  await database.stop()
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('has every acknowledged row after application and server were killed in the middle of writing', async () => {
  const writer = await startWriter('written_before_crash')
  const closed = writer.kill()
  process.kill(postmasterOf(dataDir)?.pid ?? 0, 'SIGKILL')
  await closed

  const { url, adopted } = await start(dataDir)
  expect(adopted).toBe(false)
  const rows = await query<{ id: number }>(url, 'select id from written_before_crash order by id')
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(writer.acknowledged))
})

test('brings a killed server back under the same address while the application lives', async () => {
  const { url } = await start(dataDir)
  await query(url, 'create table healed as select 1 as id')
  process.kill(postmasterOf(dataDir)?.pid ?? 0, 'SIGKILL')
  await expect.poll(() => query(url, 'select id from healed').catch(() => []), { interval: 100 }).toEqual([{ id: 1 }])
})

test('applications that start at once share one server; the last one to leave stops it', async () => {
  const dir = makeOwnDir()
  const [first, second, third] = await Promise.all([start(dir), start(dir), start(dir)])
  expect([first, second, third].filter(({ adopted }) => !adopted)).toHaveLength(1)
  expect(new Set([first.url, second.url, third.url]).size).toBe(1)
  await Promise.all([first.stop(), third.stop()])
  expect(await query(second.url, 'select 1 as alive')).toEqual([{ alive: 1 }])
  await second.stop()
  expect(postmasterOf(dir)).toBeUndefined()
})

test('is not misled by a left-over postmaster.pid that names some other process', async () => {
  await (await start(dataDir)).stop()
  const other = spawn('sleep', ['60'], isRoot ? { uid: 65_534, gid: 65_534 } : {})
  cleanups.push(() => other.kill())
  const cluster = join(dataDir, 'postgres-18', 'cluster')
  writeFileSync(join(cluster, 'postmaster.pid'), `${other.pid}\n${cluster}\n1\n1\n\n127.0.0.1\n0\nready\n`)

  const { url, adopted } = await start(dataDir)
  expect(adopted).toBe(false)
  expect(await query(url, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

test('does not hide the data of another PostgreSQL major behind an empty database', async () => {
  const dir = makeOwnDir()
  writeFileSync(join(dir, 'postgres-17'), '')
  await expect(start(dir)).rejects.toThrow('db:backup')
})

test.runIf(isRoot)('works below a directory that only root may enter', async () => {
  const [privateDir, fallbackDir] = [makeOwnDir(0o700), makeOwnDir()]
  const hiddenDir = join(privateDir, 'checkout', 'data')
  const first = await start(hiddenDir, fallbackDir)
  await query(first.url, 'create table kept as select 1 as id')
  await first.stop()
  const second = await start(hiddenDir, fallbackDir)
  expect(await query(second.url, 'select id from kept')).toEqual([{ id: 1 }])
  expect(readFileSync(join(hiddenDir, 'postgres-18', 'cluster', 'PG_VERSION'), 'utf8').trim()).toBe('18')
})
