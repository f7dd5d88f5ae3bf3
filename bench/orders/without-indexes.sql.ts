// Millions of rows go in without indexes, foreign keys and triggers, which are made again when all of them are there.
import type { Client } from 'pg'
import { demoTables } from '../../demo/orders/order-rows.ts'

const tables = ['shopper', ...demoTables]

const foreignKeys = `select format('alter table %I drop constraint %I', t.relname, c.conname) as drop,
    format('alter table %I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid)) as make
  from pg_constraint c join pg_class t on t.oid = c.conrelid
  where c.contype = 'f' and t.relname = any ($1)`

const indexes = `select format('drop index %I', i.indexname) as drop, i.indexdef as make from pg_indexes i
  where i.schemaname = 'public' and i.tablename = any ($1)
    and not exists (select from pg_constraint c where c.conindid = format('public.%I', i.indexname)::regclass)`

export async function withoutIndexes(client: Client, fill: () => Promise<void>, say: (line: string) => void) {
  const found: { drop: string; make: string }[] = []
  for (const query of [foreignKeys, indexes]) {
    found.push(...(await client.query<{ drop: string; make: string }>(query, [tables])).rows)
  }
  for (const { drop } of found) await client.query(drop)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  await fill()
  await client.query(`set maintenance_work_mem = '1GB'`)
  // Unique indexes first: foreign keys lean on them.
  for (const { make } of found.toReversed()) {
    const start = performance.now()
    await client.query(make)
    const seconds = (performance.now() - start) / 1000
    if (seconds > 5) say(`  ${seconds.toFixed(0)} s: ${make}`)
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
}
