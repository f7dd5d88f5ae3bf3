import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineJob, type JobKind } from '#platform/jobs/job'
import { claimJobs } from '#platform/jobs/job.sql'
import { Worker } from '#platform/jobs/worker'
import { findJobs } from '#test/read/jobs.sql'
import { makeJob } from '#test/make/job.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const MINUTE = 60_000

/** Each test has its own kind, so that tests do not see each other's jobs. */
let kind = ''
let tests = 0
beforeEach(() => {
  tests += 1
  kind = `trial-${tests}`
})

const job = (run: (n: number, attempt: number) => void | Promise<void>, maxAttempts = 3): JobKind =>
  defineJob({
    kind,
    payload: z.object({ n: z.int() }),
    maxAttempts,
    run: async ({ attempt }, { n }) => run(n, attempt),
  })

/** Polls the queue until nothing is due. */
async function work(...workers: Worker[]) {
  for (let round = 0; round < 200; round += 1) {
    await Promise.all(workers.map((worker) => worker.tick()))
    await Promise.all(workers.map((worker) => worker.idle()))
    const due = (await findJobs(app, kind)).some(({ status, runAt }) => status === 'waiting' && runAt <= app.now())
    if (!due) return
  }
}

describe('a job', () => {
  test('runs with its payload and is done', async () => {
    const seen: number[] = []
    await makeJob(app, { kind, payload: { n: 7 } })
    await work(new Worker(app.platform, [job((n) => void seen.push(n))]))
    expect(seen).toEqual([7])
    expect(await findJobs(app, kind)).toMatchObject([
      { status: 'done', attempts: 1, lastError: null, lockedUntil: null },
    ])
  })

  test('waits for its time', async () => {
    const seen: number[] = []
    const worker = new Worker(app.platform, [job((n) => void seen.push(n))])
    await makeJob(app, { kind, payload: { n: 1 }, inMs: MINUTE })
    await work(worker)
    expect(seen).toEqual([])
    app.passTime(MINUTE + 1000)
    await work(worker)
    expect(seen).toEqual([1])
  })

  test('is left to those who know its kind', async () => {
    await makeJob(app, { kind, payload: { n: 1 } })
    await new Worker(app.platform, []).tick()
    expect(await findJobs(app, kind)).toMatchObject([{ status: 'waiting', attempts: 0 }])
  })

  test('tries again later and later, its last error in sight', async () => {
    const attempts: number[] = []
    const worker = new Worker(app.platform, [
      job((_, attempt) => {
        attempts.push(attempt)
        if (attempt < 3) throw new Error(`attempt ${attempt} broke`)
      }),
    ])
    await makeJob(app, { kind, payload: { n: 1 } })
    await work(worker)
    const [first] = await findJobs(app, kind)
    expect(first).toMatchObject({ status: 'waiting', attempts: 1, lastError: 'Error: attempt 1 broke' })
    expect(first?.runAt.getTime()).toBeGreaterThan(app.now().getTime())

    app.passTime(6000)
    await work(worker)
    const [second] = await findJobs(app, kind)
    expect((second?.runAt.getTime() ?? 0) - app.now().getTime()).toBeGreaterThan(6000)

    app.passTime(11_000)
    await work(worker)
    expect(await findJobs(app, kind)).toMatchObject([{ status: 'done', attempts: 3, lastError: null }])
    expect(attempts).toEqual([1, 2, 3])
  })

  test('is given up after its last attempt', async () => {
    const worker = new Worker(app.platform, [
      job(() => {
        throw new Error('always')
      }, 2),
    ])
    await makeJob(app, { kind, payload: { n: 1 }, maxAttempts: 2 })
    for (let round = 0; round < 4; round += 1) {
      await work(worker)
      app.passTime(MINUTE)
    }
    expect(await findJobs(app, kind)).toMatchObject([{ status: 'failed', attempts: 2, lastError: 'Error: always' }])
  })

  test('with a payload that its kind does not know fails visibly', async () => {
    await makeJob(app, { kind, payload: { n: 'seven' }, maxAttempts: 1 })
    await work(new Worker(app.platform, [job(() => undefined)]))
    const [failed] = await findJobs(app, kind)
    expect(failed?.status).toBe('failed')
    expect(failed?.lastError).toContain('expected')
  })
})

function claim() {
  const now = app.now()
  const leaseUntil = new Date(now.getTime() + MINUTE)
  return claimJobs(app.platform.pool, 'platform', { kinds: [kind], limit: 1, now, leaseUntil })
}

describe('a node that dies', () => {
  test('leaves its job to others as soon as its lease is over', async () => {
    const seen: number[] = []
    const worker = new Worker(app.platform, [job((n) => void seen.push(n))])
    await makeJob(app, { kind, payload: { n: 1 } })
    expect(await claim()).toHaveLength(1)
    await work(worker)
    expect(seen).toEqual([])
    app.passTime(MINUTE + 1000)
    await work(worker)
    expect(seen).toEqual([1])
    expect(await findJobs(app, kind)).toMatchObject([{ status: 'done', attempts: 2 }])
  })

  test('every time takes its job out of circulation in the end', async () => {
    await makeJob(app, { kind, payload: { n: 1 }, maxAttempts: 2 })
    for (let death = 0; death < 2; death += 1) {
      expect(await claim()).toHaveLength(1)
      app.passTime(MINUTE + 1000)
    }
    const seen: number[] = []
    await work(new Worker(app.platform, [job((n) => void seen.push(n), 2)]))
    expect(seen).toEqual([])
    expect(await findJobs(app, kind)).toMatchObject([{ status: 'failed' }])
  })

  test('and comes back does not decide about the run that replaced its own', async () => {
    let finishFirst = () => {}
    const first = new Worker(app.platform, [job(() => new Promise<void>((resolve) => (finishFirst = resolve)))])
    await makeJob(app, { kind, payload: { n: 1 } })
    await first.tick()
    app.passTime(MINUTE + 1000)
    expect(await claim()).toHaveLength(1)
    finishFirst()
    await first.idle()
    expect(await findJobs(app, kind)).toMatchObject([{ status: 'running', attempts: 2 }])
  })
})

test('two workers share 200 jobs, and none runs twice', async () => {
  const seen: number[] = []
  const run = job(async (n) => {
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(n)
  })
  for (let n = 0; n < 200; n += 1) await makeJob(app, { kind, payload: { n } })
  const another = await app.startAnotherNode()
  await work(new Worker(app.platform, [run]), new Worker(another.platform, [run]))
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n))
})

test('at most one unfinished job exists per key and merchant', async () => {
  await makeJob(app, { kind, payload: { n: 1 }, uniqueKey: 'same' })
  await makeJob(app, { kind, payload: { n: 2 }, uniqueKey: 'same' })
  await makeJob(app, { kind, payload: { n: 3 }, uniqueKey: 'same', merId: 55 })
  await makeJob(app, { kind, payload: { n: 4 } })
  await makeJob(app, { kind, payload: { n: 5 } })
  expect((await findJobs(app, kind)).map(({ payload }) => payload)).toEqual([{ n: 1 }, { n: 3 }, { n: 4 }, { n: 5 }])
  await work(new Worker(app.platform, [job(() => undefined)]))
  await makeJob(app, { kind, payload: { n: 6 }, uniqueKey: 'same' })
  expect(await findJobs(app, kind)).toHaveLength(5)
})

test('two nodes plan a recurring kind once, and again after each run', async () => {
  let runs = 0
  const recurring = defineJob({
    kind,
    payload: z.object({}),
    everySeconds: 600,
    run: async () => {
      runs += 1
    },
  })
  const workers = [new Worker(app.platform, [recurring]), new Worker(app.platform, [recurring])]
  await Promise.all(workers.map((worker) => worker.start()))
  await Promise.all(workers.map((worker) => worker.stop()))
  await work(...workers)
  await work(...workers)
  expect(runs).toBe(1)
  expect((await findJobs(app, kind)).map(({ status }) => status)).toEqual(['waiting'])
  app.passTime(601_000)
  await work(...workers)
  expect(runs).toBe(2)
})
