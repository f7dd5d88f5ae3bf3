import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job'
import { claimJobs, finishJob } from '#platform/jobs/job.sql'
import { Worker } from '#platform/jobs/worker'
import { makeJob } from '#test/make/job.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()

/** Each test uses its own kind and merchants, because running jobs per merchant are counted. */
let [kind, eager, modest, late] = ['', 0, 0, 0]
let tests = 0
beforeEach(() => {
  tests += 1
  kind = `fair-${tests}`
  ;[eager, modest, late] = [tests * 10 + 1, tests * 10 + 2, tests * 10 + 3]
})

function claim(limit = 1) {
  const now = app.now()
  const leaseUntil = new Date(now.getTime() + 60_000)
  return claimJobs(app.platform.pool, 'merchants', { kinds: [kind], limit, now, leaseUntil })
}

const queue = async (merId: number, count: number) => {
  for (let n = 0; n < count; n += 1) await makeJob(app, { kind, payload: { n }, merId })
}

test('merchants take turns, however long the queue of one is', async () => {
  await queue(eager, 5)
  await queue(modest, 2)
  const order: number[] = []
  for (let turn = 0; turn < 8; turn += 1) {
    if (turn === 3) await queue(late, 1)
    for (const claimed of await claim()) {
      order.push(claimed.merId)
      await finishJob(app.platform.pool, claimed, app.now())
    }
    app.passTime(1000)
  }
  expect(order).toEqual([eager, modest, eager, late, modest, eager, eager, eager])
})

test('a merchant runs two jobs at once and leaves the other slots to others', async () => {
  await queue(eager, 30)
  expect(await claim(4)).toHaveLength(2)
  await queue(modest, 1)
  expect((await claim(4)).map(({ merId }) => merId)).toEqual([modest])
})

test('merchants cannot hold up what the platform has to do', async () => {
  const release: (() => void)[] = []
  const done: number[] = []
  const worker = new Worker(app.platform, [
    defineJob({
      kind,
      payload: z.object({ n: z.int() }),
      run: async (_, { n }) => {
        if (n === 9) done.push(n)
        else await new Promise<void>((resolve) => void release.push(resolve))
      },
    }),
  ])
  for (const merId of [eager, modest, late]) await queue(merId, 2)
  await worker.tick()
  await expect.poll(() => release).toHaveLength(4)
  await makeJob(app, { kind, payload: { n: 9 } })
  await worker.tick()
  await expect.poll(() => done).toEqual([9])
  for (const end of release) end()
  await worker.idle()
})
