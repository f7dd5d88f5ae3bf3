import { expect, test } from 'vitest'
import { Ids } from '#platform/db/ids'
import { setupPools } from '#test/app/test-pools'

const database = setupPools()

test('twenty takers on two nodes never get the same id, and each node counts upwards', async () => {
  const nodes = database.pools.slice(1).map((pool) => new Ids(pool))
  const taken = await Promise.all(
    nodes.map(async (ids) => {
      const own: number[] = []
      const take = async () => {
        for (let round = 0; round < 250; round += 1) own.push(await ids.next())
      }
      await Promise.all(Array.from({ length: 10 }, take))
      return own
    }),
  )
  expect(new Set(taken.flat()).size).toBe(5000)
  for (const own of taken) expect(own).toEqual(own.toSorted((a, b) => a - b))
})

test('whoever holds the last connection of the pool still gets one', async () => {
  const held = await database.single.connect()
  try {
    expect(await new Ids(database.single).next()).toBeGreaterThan(0)
  } finally {
    held.release()
  }
})

test('ids below 1000 are left to fixed rows', async () => {
  expect(await new Ids(database.single).next()).toBeGreaterThanOrEqual(1000)
})
