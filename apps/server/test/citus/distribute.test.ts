import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readConfig } from '#platform/config'
import { createPool, type Pool } from '#platform/db/connection/pool'
import { distribute, listUndistributed } from '#platform/db/distribution/distribute.sql'
import { startNode } from '../../src/node.ts'

let pool: Pool
beforeAll(() => {
  pool = createPool(inject('databaseUrl'), 2)
})
afterAll(async () => {
  await pool.query('drop table if exists later, sooner')
  await pool.query('drop function if exists refuse_row')
  await pool.end()
})

/** What a node says about tables when it starts. */
async function saidAtStart() {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const dataDir = mkdtempSync(join(tmpdir(), 'zhanggui-test-'))
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir })
  const node = await startNode({ config, databaseUrl: inject('databaseUrl'), log })
  await node.stop()
  rmSync(dataDir, { recursive: true })
  return lines.map((line) => JSON.parse(line) as { tables?: string[] }).filter(({ tables }) => tables)
}

test('what a later migration adds is named at the start and spread by the next run, with its rows', async () => {
  expect(await listUndistributed(pool)).toEqual([])
  await pool.query('create table sooner (mer_id integer, id bigint, primary key (mer_id, id))')
  await pool.query(`create table later (mer_id integer, id bigint, sooner_id bigint, primary key (mer_id, id),
    foreign key (mer_id, sooner_id) references sooner (mer_id, id))`)
  await pool.query(`call protect_merchant_table('later', 'select')`)
  await pool.query(`call protect_merchant_table('sooner', 'select')`)
  await pool.query('insert into sooner values (1, 2)')
  await pool.query('insert into later values (1, 3, 2)')
  await pool.query(`create function refuse_row() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`)
  await pool.query('create trigger refusing after insert on sooner for each row execute function refuse_row()')
  expect(await listUndistributed(pool)).toEqual(['later', 'sooner'])
  expect(await saidAtStart()).toMatchObject([{ level: 40, tables: ['later', 'sooner'] }])

  const said: string[] = []
  expect(await distribute(pool, (text) => void said.push(text))).toBe(2)
  // Whatever foreign keys point at comes first.
  expect(said).toEqual(['sooner：按商户分布', 'later：按商户分布'])
  expect((await pool.query('select id from later where mer_id = 1')).rows).toEqual([{ id: 3 }])
  expect(await distribute(pool, () => undefined)).toBe(0)
  expect(await saidAtStart()).toEqual([])
  // A trigger does not run for rows that were there, and does for new ones.
  await expect(pool.query('insert into sooner values (1, 4)')).rejects.toThrow('refused')
})
