import { expect, test } from 'vitest'
import { setupPools } from '#test/app/test-pools'
import { listTables } from './list-tables.sql.ts'
import { LOCAL_TABLES, REFERENCE_TABLES } from './table-kinds.ts'

const database = setupPools()
const all = () => listTables(database.single)

test('every table is a merchant’s, shared or local: a new one without a merchant is named in table-kinds.ts', async () => {
  const tables = await all()
  const others = tables.filter(({ isMerchants }) => !isMerchants).map(({ name }) => name)
  expect(others).toEqual([...REFERENCE_TABLES, ...LOCAL_TABLES].toSorted())
})

test('foreign keys stay within a kind, or point from merchants at what they share', async () => {
  const tables = await all()
  const kindOf = (name: string) => {
    if (REFERENCE_TABLES.includes(name)) return 'shared'
    return LOCAL_TABLES.includes(name) ? 'local' : 'merchants'
  }
  const pairs = tables.flatMap(({ name, parents }) => parents.map((parent) => `${kindOf(name)} ${kindOf(parent)}`))
  expect([...new Set(pairs)].toSorted()).toEqual([
    'local local',
    'merchants merchants',
    'merchants shared',
    'shared shared',
  ])
})

test('foreign keys between merchants begin with the merchant', async () => {
  const { rows } = await database.single.query<{ name: string }>(
    `select p.conname as name from pg_constraint p
     join pg_class parent on parent.oid = p.confrelid and parent.relrowsecurity
     join pg_attribute a on a.attrelid = p.conrelid and a.attnum = p.conkey[1]
     where p.contype = 'f' and a.attname <> 'mer_id'`,
  )
  expect(rows).toEqual([])
})

test('a policy compares with the function alone: a cluster refuses subselects in it', async () => {
  const { rows } = await database.single.query<{ table: string; qual: string; check: string }>(
    `select tablename as table, qual, with_check as check from pg_policies where schemaname = 'public'`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(37)
  const odd = rows.filter(({ table, qual, check }) => {
    const wanted = table === 'merchant' ? '(id = current_merchant())' : '(mer_id = current_merchant())'
    return qual !== wanted || check !== wanted
  })
  expect(odd).toEqual([])
})
