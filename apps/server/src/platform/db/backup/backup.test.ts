import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedDatabase } from '../embedded/start-embedded.ts'
import { startEmbedded } from '../embedded/start-embedded.ts'
import { migrate } from '#platform/db/migrate/migrate'
import { createPool, type Pool } from '#platform/db/connection/pool'
import { clearDatabase } from './clear-database.ts'
import { restoreBackup, verifyBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const migrations = [
  `create table category (
     id integer primary key, pid integer not null references category, best_id integer, name text, tokens text[]);
   create table product (
     id bigint generated always as identity primary key, dropped int, category_id integer not null references category,
     "odd name" jsonb, picture bytea, price numeric, ratio double precision, at timestamptz, lasts interval, days daterange,
     doubled numeric generated always as (price * 2) stored);
   alter table product drop column dropped;
   alter table category add constraint best foreign key (best_id) references product deferrable initially deferred;
   alter table product enable row level security;
   insert into category values (1, 1, null, 'from the migration', null);
   create sequence ticket;
   create table change (n integer);
   create function note_change() returns trigger language plpgsql as $$ begin insert into change values (1); return new; end $$;
   create trigger note after insert on product for each row execute function note_change();
   create trigger note_never after insert on product for each row execute function note_change();
   alter table product disable trigger note_never;`,
  'create table later (id integer primary key)',
].map((sql, index) => ({
  version: index + 1,
  name: `${index + 1}.sql`,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
}))

/** Children before parents, a cycle between two tables, more rows than one batch, and values that are easily corrupted. */
const content = `
  update category set name = E'a,"b"\\\\\\n\\u2028(){}''\\U0001F600', tokens = array['', null, 'NULL', '"'];
  insert into category select n, n % 1301 + 1, null, nullif(n % 2, 1)::text, '{}' from generate_series(2, 1301) n;
  insert into product (category_id, "odd name", picture, price, ratio, at, lasts, days) values
    (2, 'null', '\\x00ff5c22', 1e30, 'NaN', 'infinity', '1 mon -2 days', '[2024-02-29,)'),
    (3, null, '', 0.10, 0.1::float8 + 0.2, '2024-02-29 23:59:59.123456+08', null, 'empty');
  update category set best_id = 2 where id = 5;
  select nextval('ticket'), nextval('ticket')`

const dir = mkdtempSync(join(tmpdir(), 'backup-test-'))
const pools: Pool[] = []
let embedded: EmbeddedDatabase
let source: Pool

beforeAll(async () => {
  chmodSync(dir, 0o755)
  embedded = await startEmbedded({ dataDir: dir })
  source = await makeDatabase()
  await migrate(source, migrations)
  await source.query(content)
})

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await embedded.stop()
  rmSync(dir, { recursive: true, force: true })
})

async function makeDatabase(): Promise<Pool> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = createPool(embedded.url, 1)
  await admin.query(`create database ${name}`)
  await admin.end()
  const pool = createPool(embedded.url.replace(/[^/]+$/, name), 2)
  pools.push(pool)
  return pool
}

const newFile = () => join(dir, `${randomUUID()}.gz`)

/** The visible state of a database: rows, constraints, disabled triggers, sequences. */
async function stateOf(pool: Pool) {
  const queries = {
    categories: `select c::text from category c order by id`,
    products: `select p::text from product p order by id`,
    changes: 'select count(*)::integer from change',
    migrations: 'select version, checksum from schema_migration order by version',
    constraints: `select conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 3`,
    triggers: 'select tgname, tgenabled from pg_trigger where not tgisinternal order by 1',
    ticket: 'select last_value, is_called from ticket',
    identity: `select last_value, is_called from product_id_seq`,
  }
  const results = await Promise.all(Object.values(queries).map(async (text) => (await pool.query(text)).rows))
  return Object.fromEntries(Object.keys(queries).map((name, index) => [name, results[index]]))
}

test('a restored backup is identical in content and rules', async () => {
  const [file, target] = [newFile(), await makeDatabase()]
  await writeBackup(source, file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await restoreBackup(target, file, migrations)

  const state = await stateOf(target)
  expect(state).toEqual(await stateOf(source))
  expect(state['categories']).toHaveLength(1301)
  expect(state['products']).toHaveLength(2)
  const { rows } = await target.query(
    'insert into product (category_id, price) values (2, 1) returning id, doubled::integer',
  )
  expect(rows).toEqual([{ id: 3, doubled: 2 }])
})

test('a newer program restores an older backup at the version of its tables', async () => {
  const [file, older, target] = [newFile(), await makeDatabase(), await makeDatabase()]
  await migrate(older, migrations.slice(0, 1))
  await writeBackup(older, file)
  await restoreBackup(target, file, migrations)
  expect(await migrate(target, migrations)).toBe(1)
})

test('an older or different program refuses', async () => {
  const file = newFile()
  await writeBackup(source, file)
  await expect(verifyBackup(file, migrations.slice(0, 1))).rejects.toThrow('程序版本')
})

test('a cut or damaged file is refused before anything happens', async () => {
  const file = newFile()
  await writeBackup(source, file)
  const whole = readFileSync(file)
  writeFileSync(file, whole.subarray(0, whole.length / 2))
  await expect(verifyBackup(file, migrations)).rejects.toThrow('不是完整的备份文件')
  const lines = gunzipSync(whole).toString().split('\n')
  writeFileSync(file, gzipSync(lines.slice(0, 3).join('\n')))
  await expect(verifyBackup(file, migrations)).rejects.toThrow('不是完整的备份文件')
  await expect(verifyBackup(join(dir, 'missing.gz'), migrations)).rejects.toThrow('不是完整的备份文件')
})

test('a database with tables is only replaced after a backup of its own', async () => {
  const [file, safetyFile, target] = [newFile(), newFile(), await makeDatabase()]
  await writeBackup(source, file)
  await migrate(target, migrations)
  await target.query('insert into later values (7)')
  await expect(restoreBackup(target, file, migrations)).rejects.toThrow('空的数据库')

  await clearDatabase(target, safetyFile)
  await restoreBackup(target, file, migrations)
  expect((await target.query('select from later')).rowCount).toBe(0)
  await clearDatabase(target, newFile())
  await restoreBackup(target, safetyFile, migrations)
  expect((await target.query('select id from later')).rows).toEqual([{ id: 7 }])
})

test('a database in use is not cleared', async () => {
  const target = await makeDatabase()
  await migrate(target, migrations)
  const user = await target.connect()
  await expect(clearDatabase(target, newFile())).rejects.toThrow('请先停止程序')
  user.release()
})
