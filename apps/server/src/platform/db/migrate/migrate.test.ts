import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { migrate, readMigrations } from './migrate.ts'
import type { Pool } from '#platform/db/connection/pool'
import { EMPTY } from '#test/app/test-database'
import { setupPools } from '#test/app/test-pools'

const database = setupPools({ template: EMPTY })
const folder = new URL('../../../../migrations/', import.meta.url)

const migration = (version: number, sql: string) => ({
  version,
  name: `${version}_trial.sql`,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
})
const tableExists = async (name: string) =>
  (await database.single.query<{ there: boolean }>('select to_regclass($1) is not null as there', [name])).rows[0]
    ?.there

test('two nodes that start at the same moment on an empty database bring it up once', async () => {
  const all = await readMigrations(folder)
  const counts = await Promise.all(database.pools.slice(1).map((pool: Pool) => migrate(pool, all)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(all.length)
  expect(await migrate(database.single, all)).toBe(0)
})

test('the files are numbered without a gap', async () => {
  const versions = (await readMigrations(folder)).map(({ version }) => version)
  expect(versions).toEqual(versions.map((_, index) => index + 1))
})

test('a file that was edited after it ran stops the start', async () => {
  await migrate(database.single, [migration(101, 'create table first_form (n integer)')])
  const edited = migration(101, 'create table second_form (n integer)')
  await expect(migrate(database.single, [edited])).rejects.toThrow('101_trial.sql 在执行之后被修改过')
  expect(await tableExists('second_form')).toBe(false)
})

test('a failing file leaves nothing of itself, and what came before it stays', async () => {
  const files = [
    migration(102, 'create table before_it (n integer)'),
    migration(103, 'create table half_done (n integer); select nonsense'),
    migration(104, 'create table after_it (n integer)'),
  ]
  await expect(migrate(database.single, files)).rejects.toThrow('迁移 103_trial.sql 失败')
  expect(await Promise.all(['before_it', 'half_done', 'after_it'].map(tableExists))).toEqual([true, false, false])

  const repaired = [files[0], migration(103, 'create table whole (n integer)'), files[2]].flatMap((file) => file ?? [])
  expect(await migrate(database.single, repaired)).toBe(2)
})

test('a node that waits for another one gives up in the end, and says why', async () => {
  const [, busy] = database.pools
  const other = await busy?.connect()
  try {
    await other?.query('begin')
    await other?.query('select pg_advisory_xact_lock(7202611)')
    const waiting = migrate(database.single, [migration(106, 'create table late (n integer)')], { patienceMs: 1 })
    await expect(waiting).rejects.toThrow('另一个节点正在迁移数据库')
    expect(await tableExists('late')).toBe(false)
  } finally {
    await other?.query('rollback')
    other?.release()
  }
})

test('the lock is free again afterwards, whatever happened', async () => {
  await migrate(database.single, [migration(105, 'select nonsense')]).catch(() => undefined)
  const { rows } = await database.single.query(`select count(*) as held from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`)
  expect(rows).toEqual([{ held: 0 }])
})
