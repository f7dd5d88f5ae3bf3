import { productApi } from '@zhanggui/contract/goods/product'
import { healthApi } from '@zhanggui/contract/health'
import { describe, expect, test } from 'vitest'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { setupTestApp, type TestApp } from '#test/app/test-app'

// Whoever waits for a row does so until the test lets it go, however slow the machine is.
const app = setupTestApp({ LOCK_TIMEOUT: '600', STATEMENT_TIMEOUT: '600' })
const as = ({ owner }: Shop) => ({ token: owner.token })

/** Runs `work` while another transaction has a product locked. */
async function whileHeld<T>(on: TestApp, shop: Shop, id: number, work: () => Promise<T>): Promise<T> {
  const client = await on.platform.pool.connect()
  try {
    await client.query('begin')
    await client.query('select from product where mer_id = $1 and id = $2 for update', [shop.merId, id])
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The sessions of the database that wait for a lock. */
async function waiting(): Promise<number[]> {
  const { rows } = await app.platform.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.map(({ pid }) => pid)
}

test('a row that blocks one merchant does not block another', async () => {
  const [eager, other] = [await makeShop(app), await makeShop(app)]
  const { id } = await makeProduct(app, eager)
  let answered = 0
  const many = await whileHeld(app, eager, id, async () => {
    const calls = Array.from({ length: 40 }, async (_, sort) => {
      const answer = await app.call(productApi.editSort, { id, sort }, as(eager))
      answered += 1
      return answer
    })
    await expect.poll(waiting).not.toHaveLength(0)
    const list = await app.call(productApi.list, { type: 1 }, as(other))
    expect([list.code, answered]).toEqual([200, 0])
    return calls
  })
  // The waiting calls continue as soon as the lock is released.
  expect(new Set((await Promise.all(many)).map(({ code }) => code))).toEqual(new Set([200]))
})

describe('where a wait for a row may take a second', () => {
  // No statement ends by its own limit: only the lock's can answer.
  const hasty = setupTestApp({ LOCK_TIMEOUT: '1', STATEMENT_TIMEOUT: '600' })

  test('a call that waits longer is answered 503', async () => {
    const shop = await makeShop(hasty)
    const { id } = await makeProduct(hasty, shop)
    const answer = await whileHeld(hasty, shop, id, () => hasty.call(productApi.editSort, { id, sort: 1 }, as(shop)))
    expect(answer).toMatchObject({ status: 503, code: 503, message: '系统繁忙，请稍后重试' })
    expect(answer.headers.get('retry-after')).toBe('5')
  })
})

test('a lost connection is answered 503 as well', async () => {
  const shop = await makeShop(app)
  const { id } = await makeProduct(app, shop)
  const answer = await whileHeld(app, shop, id, async () => {
    const call = app.call(productApi.editSort, { id, sort: 1 }, as(shop))
    await expect.poll(waiting).toHaveLength(1)
    const [pid] = await waiting()
    await app.platform.pool.query('select pg_terminate_backend($1)', [pid])
    return call
  })
  expect(answer).toMatchObject({ status: 503, code: 503, message: '服务暂不可用，请稍后重试' })
})

test('permissions are checked even while all connections are taken', async () => {
  const shop = await makeShop(app)
  const staff = await makeStaff(app, shop)
  const pool = app.serverPool
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const answer = await app.call(productApi.list, { type: 1 }, { token: staff.token })
  for (const client of clients) client.release()
  expect(answer.code).toBe(403)
})

test('health checks that are asked for together take one connection', async () => {
  const pool = app.serverPool
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const checks = Array.from({ length: 20 }, () => app.call(healthApi.check, {}))
  await expect.poll(() => pool.waitingCount).not.toBe(0)
  // Answered after those above have arrived.
  for (let asked = 0; asked < 5; asked += 1) await fetch(`${app.url}/api/nothing`)
  const waitingFor = pool.waitingCount
  for (const client of clients) client.release()
  expect(new Set((await Promise.all(checks)).map(({ code }) => code))).toEqual(new Set([200]))
  expect(waitingFor).toBe(1)
})
