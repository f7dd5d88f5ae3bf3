// Whatever can happen to a shop's money, at random, through the product itself and its jobs: all that must agree does.
import { closingApi } from '@zhanggui/contract/finance/closing'
import { type BillRow, statementApi } from '@zhanggui/contract/finance/statement'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { settlementApi } from '@zhanggui/contract/store/settlement'
import { toFen } from '@zhanggui/domain/kernel/money'
import { expect, test } from 'vitest'
import { saveConfig } from '#features/config/public'
import { findBalances, findClosedDay, findFirstDay } from '#features/ledger/public'
import { payOrder } from '#features/orders/public'
import { inMerchant } from '#platform/db/merchant-db'
import { Refusal } from '#platform/http/refusals'
import { inPlatform } from '#platform/db/platform-db'
import { setupTestApp } from '#test/app/test-app'
import { inShop, type MadeOrder, makeOrder } from '#test/make/order'
import { bankAccount } from '#test/make/orders/finance'
import { setFee, setPrices } from '#test/make/orders/order-prices.sql'
import { linesOf } from '#test/make/orders/refund'
import { settle } from '#test/make/orders/settled-income'
import { type MadeProduct, makeProduct } from '#test/make/product.sql'
import { makeShop, makeToken, type Shop } from '#test/make/shop.sql'
import { seededRandom } from '#test/seeded-random'
import { findDifferences } from './check/check-books.job.ts'
import { auditClosing } from './closing/audit-closing.ts'
import { proveClosing } from './closing/prove-closing.ts'

const EVENTS = 60
const HOUR = 3_600_000
const app = setupTestApp()
const random = seededRandom(7)
const upTo = (most: number) => Math.floor(random() * (most + 1))
const pick = <T>(list: readonly T[]) => list[upTo(list.length - 1)]

let shop: Shop
let product: MadeProduct
const orders: MadeOrder[] = []
const closings: string[] = []
const owner = () => ({ token: shop.owner.token })
const signIn = async () => {
  const { adminId } = shop.owner
  shop = { ...shop, owner: { ...shop.owner, token: await makeToken(app, shop.merId, adminId) } }
}

function randomPrice() {
  const goods = 500 + upTo(20_000)
  const part = () => upTo(Math.floor(goods / 4))
  const off = { merchantCoupon: part(), platformCoupon: part(), points: part() }
  return { goods, freight: upTo(1500), ...off, rates: [upTo(6), upTo(3)] } as const
}

async function pay() {
  const order = await makeOrder(app, shop, { product, pieces: [1 + upTo(3), 1 + upTo(3)], isPaid: false })
  const { orderNo } = order
  const payPrice = toFen(await setPrices(app, shop, orderNo, [randomPrice(), randomPrice()]))
  const payment = { payType: 'weixin', payChannel: 'mini', payNo: `P${orderNo}`, payPrice } as const
  await inShop(app, shop, (context) => payOrder(context, { orderNo, ...payment }))
  orders.push(order)
}

/** Whether the income is pending, frozen or paid out by then. */
async function refund() {
  const order = pick(orders)
  if (!order) return
  const { orderNo } = order
  const line = pick(await linesOf(app, shop, orderNo))
  const some = random() < 0.3 ? { amount: toFen(1 + upTo(300)) } : { num: 1 }
  const detailList = [{ orderDetailId: line?.id ?? 0, ...some }]
  await app.call(directRefundApi.refund, { orderNo, returnType: 2, detailList, withFreight: random() < 0.5 }, owner())
  await app.drainJobs()
}

async function complete() {
  const freezeDays = pick(['0', '1']) ?? ''
  await inPlatform(app.platform.pool, (db) => saveConfig(db, { merchant_share_freeze_time: freezeDays }))
  const order = pick(orders)
  if (order) await settle(app, shop, order.orderNo)
}

async function apply() {
  const { balance } = await inShop(app, shop, ({ db }) => findBalances(db))
  if (balance <= 0) return
  const amount = toFen(1 + upTo(balance - 1))
  const { data } = await app.call(closingApi.apply, { closingType: 'bank', amount, mark: '' }, owner())
  closings.push(data.closingNo)
}

/** What comes twice or too late is refused and moves nothing. */
async function decide() {
  const closingNo = pick(closings)
  if (closingNo === undefined) return
  const audit = (auditStatus: 1 | 2) =>
    decided((context) =>
      auditClosing(context, { closingNo, auditStatus, refusalReason: '', auditName: '周审核', platformMark: '' }),
    )
  const decisions = [
    () => app.call(closingApi.cancel, { closingNo }, owner()),
    () => audit(1),
    () => audit(1),
    () => audit(2),
    () => decided((context) => proveClosing(context, { closingNo, closingProof: ['/proof.jpg'] })),
    () => decided((context) => proveClosing(context, { closingNo, closingProof: ['/proof.jpg'] })),
  ]
  await pick(decisions)?.()
}

const decided = (work: (context: Parameters<typeof auditClosing>[0]) => Promise<unknown>) =>
  inShop(app, shop, (context) => work({ ...context, recordChanges: () => undefined })).catch((error: unknown) =>
    expect(error).toBeInstanceOf(Refusal),
  )

const changeFee = () => setFee(app, shop, upTo(20))

/** Days end in Shanghai, are closed, and incomes thaw. */
async function passHours() {
  app.passTime((3 + upTo(12)) * HOUR)
  await signIn()
  await app.drainJobs()
}

const usual = [pay, pay, pay, refund, refund, refund, complete, complete, apply, decide, decide, changeFee]
const events = [...usual, passHours, passHours]

/** Which accounts of the shop each kind of event has moved. */
async function movedBy() {
  const { rows } = await app.platform.pool.query<{ moved: string }>(
    `select distinct j.event || ' ' || e.account as moved from ledger_journal j
     join ledger_entry e on e.mer_id = j.mer_id and e.journal_id = j.id where j.mer_id = $1 and e.account like 'shop.%'`,
    [shop.merId],
  )
  return rows.map(({ moved }) => moved)
}

const names = new Set(['id', 'dataDate', 'isOpen'])
const figuresOf = (bill: BillRow) => Object.entries(bill).filter(([name]) => !names.has(name))

function sumOf(bills: readonly BillRow[]) {
  const sum = new Map<string, number>()
  for (const [name, value] of bills.flatMap(figuresOf)) sum.set(name, (sum.get(name) ?? 0) + Number(value))
  return [...sum]
}

test('after anything at random books, bills and months agree to the fen', async () => {
  shop = await makeShop(app)
  product = await makeProduct(app, shop, { labels: ['大', '小'], stock: 1000 })
  await app.call(settlementApi.edit, bankAccount, owner())
  for (let event = 0; event < EVENTS; event += 1) await pick(events)?.()

  const [differences, closed, first] = await inMerchant(app.platform.pool, shop.merId, 'read', async (db) => [
    await findDifferences(db, app.now()),
    await findClosedDay(db),
    await findFirstDay(db),
  ])
  expect(differences).toEqual([])
  expect(closed).toBeGreaterThan(first ?? 0)
  const { list: days } = (await app.call(statementApi.days, { limit: 100 }, owner())).data
  expect(days.map(({ difference }) => difference)).toEqual(days.map(() => 0))
  for (const month of (await app.call(statementApi.months, {}, owner())).data.list) {
    expect(figuresOf(month)).toEqual(sumOf(days.filter(({ dataDate }) => dataDate.startsWith(month.dataDate))))
  }
  const everything = ['pending', 'frozen', 'balance'].map((account) => `refund shop.${account}`)
  const others = ['settle shop.frozen', 'settle shop.balance', 'thaw shop.balance']
  const payouts = ['payout_applied', 'payout_returned', 'payout_paid'].map((event) => `${event} shop.hold`)
  expect(await movedBy()).toEqual(expect.arrayContaining([...everything, ...others, ...payouts]))
})
