import type { Leg } from '@zhanggui/domain/ledger/journal'
import { account, ledgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { beforeEach, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeJob } from '#test/make/job.sql'
import { inShop } from '#test/make/order'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { readBooks } from '#test/read/order.sql'
import { changeEntries, deleteEntries } from '#test/make/orders/ledger.sql'
import { closeDaysJob, findBalances, writeJournal } from './public.ts'

const app = setupTestApp()
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
})

const { pending, cash, fee } = account.is
const leg = (to: Leg['account'], amount: number): Leg => ({ account: to, amount: toFen(amount) })
const balanced = [leg(cash, 1000), leg(fee, -50), leg(pending, -950)]
const write = (legs: readonly Leg[], refNo = 'SH1') =>
  inShop(app, shop, (context) => writeJournal(context, { event: ledgerEvent.is.pay, refNo, legs }))
const balances = () => inShop(app, shop, ({ db }) => findBalances(db))
const accounts = async () => (await readBooks(app, shop)).accounts

test('a journal moves the balances that its legs are about', async () => {
  expect(await write(balanced)).toBe(true)
  expect(await balances()).toEqual({ pending: 950, frozen: 0, balance: 0, hold: 0 })
  expect(await accounts()).toEqual(new Map(balanced.map((each) => [each.account, each.amount])))
})

test('legs that do not add up are refused by the database, and nothing of them stays', async () => {
  // A cluster hears the reason from its worker and tells no more than that the commit failed.
  const refused = /does not balance|could not commit transaction for shard/
  await expect(write([leg(cash, 1000), leg(pending, -999)])).rejects.toThrow(refused)
  expect(await accounts()).toEqual(new Map())
  expect(await balances()).toMatchObject({ pending: 0 })
})

test('the same event a second time moves nothing, also when both come at once', async () => {
  const written = await Promise.all([write(balanced), write(balanced)])
  expect(written.toSorted()).toEqual([false, true])
  expect(await write([leg(cash, 7), leg(pending, -7)])).toBe(false)
  expect(await balances()).toMatchObject({ pending: 950 })
  expect((await accounts()).get(cash)).toBe(1000)
  expect(await write(balanced, 'SH2')).toBe(true)
  expect(await balances()).toMatchObject({ pending: 1900 })
})

test('what is written stays written: with the rights of the shop nothing of it is changed', async () => {
  await write(balanced)
  for (const change of [changeEntries, deleteEntries]) {
    await expect(inShop(app, shop, async ({ db }) => change(db))).rejects.toThrow(/permission denied/)
  }
  expect((await accounts()).get(cash)).toBe(1000)
})

const HOUR = 3_600_000

test('today is added up as far as the last hour that is over for an hour', async () => {
  // The day has begun and will not end meanwhile.
  app.passTime(startOfDay(addDays(shopDay(app.now()), 1)).getTime() + 8 * HOUR - app.now().getTime())
  await write(balanced)
  const keptOf = async (hours: number) => {
    app.passTime(hours * HOUR)
    await makeJob(app, { kind: closeDaysJob.kind, payload: {} })
    await app.drainJobs()
    const { rows } = await app.platform.pool.query<{ until: Date | null }>(
      'select counted_until as until from ledger_day where mer_id = $1',
      [shop.merId],
    )
    return rows.map(({ until }) => until && app.now().getTime() - until.getTime())
  }
  expect(await keptOf(0)).toEqual([])
  const [behind] = await keptOf(3)
  expect(behind).toBeGreaterThanOrEqual(HOUR)
  expect(behind).toBeLessThan(2 * HOUR)
  expect(await keptOf(24)).toEqual([null])
})
