import { expect, test } from 'vitest'
import { setupPools } from '#test/app/test-pools'
import { queryPerMerchant } from './per-merchant.ts'

const database = setupPools()

test('things of several merchants are asked for merchant by merchant, and answered by their position', async () => {
  const things = [
    { merId: 7, word: 'a' },
    { merId: 8, word: 'b' },
    { merId: 7, word: 'none' },
    { merId: 7, word: 'c' },
  ]
  const found = await queryPerMerchant<{ n: number; answer: string; asked: number }>(
    database.single,
    `select n::int as n, $1::int || word as answer, cardinality($2::text[]) as asked
     from unnest($2::text[]) with ordinality as w (word, n) where word <> 'none'`,
    things.map(({ merId }) => merId),
    (positions) => [positions.map((position) => things[position]?.word)],
  )
  const answers = things.map((_, position) => found.get(position)).map((row) => row && `${row.answer} of ${row.asked}`)
  expect(answers).toEqual(['7a of 3', '8b of 1', undefined, '7c of 3'])
})

test('a question that fails gives the connection back', async () => {
  const asking = queryPerMerchant(database.single, 'select nonsense, $1::int', [1, 2], () => [])
  await expect(asking).rejects.toThrow('nonsense')
  expect(database.single.idleCount).toBe(1)
  expect((await database.single.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
