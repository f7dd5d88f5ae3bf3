import { expect, test } from 'vitest'
import { setupPools } from '#test/app/test-pools'
import { recordSent } from '#test/statements/sent-statements'
import { insertRows } from './insert-rows.ts'
import { inPlatform } from '../platform-db.ts'

const database = setupPools()

const starts = new Date('2026-11-18T08:00:00Z')
const hits = (bucket: string, count: number) => ({ bucket, starts_at: starts, hits: count })
const insert = (rows: readonly ReturnType<typeof hits>[], skipsKnown = false) =>
  inPlatform(database.single, (db) => insertRows(db, 'rate_window', rows, { skipsKnown }))
const stored = async (like: string) =>
  (await database.single.query('select bucket, hits from rate_window where bucket like $1 order by bucket', [like]))
    .rows

test('inserts any number of rows by one statement, and says how many were new', async () => {
  const { answer, statements } = await recordSent(database.single, () => insert([hits('a1', 1), hits('a2', 2)]))
  expect(answer).toBe(2)
  expect(statements).toHaveLength(1)
  expect(await insert([])).toBe(0)
  expect(await stored('a_')).toEqual([
    { bucket: 'a1', hits: 1 },
    { bucket: 'a2', hits: 2 },
  ])
})

test('leaves out what is there already only where it is told to', async () => {
  await insert([hits('b1', 1)])
  expect(await insert([hits('b1', 7), hits('b2', 7)], true)).toBe(1)
  await expect(insert([hits('b2', 8), hits('b3', 8)])).rejects.toThrow(/duplicate key/)
  expect(await stored('b_')).toEqual([
    { bucket: 'b1', hits: 1 },
    { bucket: 'b2', hits: 7 },
  ])
})

test('a row without a value for a column of the others is refused, not stored with nothing', async () => {
  const rows = [hits('c1', 1), { bucket: 'c2', starts_at: starts }] as ReturnType<typeof hits>[]
  await expect(insert(rows)).rejects.toThrow('no value for hits')
  expect(await stored('c_')).toEqual([])
})
