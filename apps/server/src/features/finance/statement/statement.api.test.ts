import { capitalFlowApi } from '@zhanggui/contract/finance/capital-flow'
import { type BillRow, statementApi } from '@zhanggui/contract/finance/statement'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { addDays, dayText, monthText } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { downloadApi } from '@zhanggui/contract/download'
import { beforeAll, describe, expect, test } from 'vitest'
import { closeDays, closeHours, findClosedDay, lastClosable, sumDays, sumJournal } from '#features/ledger/public'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { readSheets } from '#test/files/read-sheets'
import { inShop, type MadeOrder, makeOrder } from '#test/make/order'
import { makeShop, makeToken, type Shop } from '#test/make/shop.sql'
import { ended } from '#test/make/task'

const app = setupTestApp()
let shop: Shop
let paid: MadeOrder
let other: MadeOrder

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  app.call(endpoint, input, { token: shop.owner.token })
const DAY = 86_400_000
const day = (before: number) => addDays(shopDay(app.now()), -before)
const bills = async (input: InputOf<typeof statementApi.days> = {}) => (await call(statementApi.days, input)).data
const flow = async (input: InputOf<typeof capitalFlowApi.list> = {}) => (await call(capitalFlowApi.list, input)).data
const span = () => ({ first: day(3), last: day(0) })

/** Opened three days ago with two orders; one of them is refunded two days later. */
beforeAll(async () => {
  shop = await makeShop(app)
  paid = await makeOrder(app, shop)
  other = await makeOrder(app, shop)
  app.passTime(2 * DAY)
  shop = { ...shop, owner: { ...shop.owner, token: await makeToken(app, shop.merId, shop.owner.adminId) } }
  await call(directRefundApi.refund, { orderNo: paid.orderNo, returnType: 1 })
  await app.drainJobs()
  app.passTime(DAY)
  shop = { ...shop, owner: { ...shop.owner, token: await makeToken(app, shop.merId, shop.owner.adminId) } }
})

describe('bills', () => {
  test('of every day since the shop opened, zeros and today included', async () => {
    const { list, total } = await bills()
    expect(total).toBe(4)
    const both = paid.payFen + other.payFen
    expect(list.map((row) => [row.dataDate, row.currentDayBalance, row.payNum, row.refundNum, row.isOpen])).toEqual([
      [dayText(day(0)), 0, 0, 0, true],
      [dayText(day(1)), -paid.payFen, 0, 1, false],
      [dayText(day(2)), 0, 0, 0, false],
      [dayText(day(3)), both, 2, 0, false],
    ])
    expect(list.every(({ difference }) => difference === 0)).toBe(true)
  })

  test('of months, and of a month with its days', async () => {
    const { data } = await call(statementApi.months, {})
    const sum = data.list.reduce((total, row) => total + row.currentDayBalance, 0)
    expect(sum).toBe(other.payFen)
    const month = monthText(day(0))
    const { data: printed } = await call(statementApi.month, { month })
    const ofDays = printed.days.reduce((total, row) => total + row.currentDayBalance, 0)
    expect([printed.bill.dataDate, printed.bill.currentDayBalance]).toEqual([month, ofDays])
    expect(await call(statementApi.month, { month: '2020-01' })).toMatchObject({ message: '该月份没有账单' })
  })

  test('come a page at a time', async () => {
    const { list, total } = await bills({ page: 2, limit: 3 })
    expect([total, list.map(({ dataDate }) => dataDate)]).toEqual([4, [dayText(day(3))]])
  })

  test.each([
    ['days', 'today,tomorrow', '选择时间参数格式错误'],
    ['days', '2026-02-02,2026-02-01', '开始时间不能大于结束时间！'],
    ['months', '2026-01', '选择时间参数格式错误，请在两个时间点中间用英文逗号隔开'],
    ['months', '2026-01,2026-13', '时间参数格式错误，格式yyyy-MM'],
    ['months', '2026-02,2026-01', '开始时间不能大于结束时间！'],
  ] as const)('%s refuse %s', async (list, dateLimit, message) => {
    const { path } = statementApi[list]
    const url = `${app.url}/api${path}?${new URLSearchParams({ dateLimit }).toString()}`
    expect(await send(url, { method: 'GET', token: shop.owner.token })).toMatchObject({ code: 400, message })
  })

  test('are the same once their days are closed, and tell when the cache does not add up', async () => {
    const before = await bills()
    await inShop(app, shop, ({ db }) => closeDays(db, { first: day(3), last: day(1) }))
    expect(await bills()).toEqual(before)
    expect(await inShop(app, shop, ({ db }) => findClosedDay(db))).toBe(day(1))
    await app.platform.pool.query(
      `update ledger_day set amounts = amounts || '{"platform.cash": 1}' where mer_id = $1 and day = $2 and event = 'pay'`,
      [shop.merId, day(3)],
    )
    const broken = (await bills()).list.at(-1)
    expect(broken?.difference).toBe(1 - paid.payFen - other.payFen)
    await inShop(app, shop, ({ db }) => closeDays(db, { first: day(3), last: day(1) }))
    expect(await bills()).toEqual(before)
  })
})

test('a day is closed an hour after it has ended in Shanghai', () => {
  expect(lastClosable(new Date('2026-11-18T16:59:59Z'))).toBe(20261117)
  expect(lastClosable(new Date('2026-11-18T17:00:00Z'))).toBe(20261118)
})

test('closed and open days add up to the journal, wherever the border lies', async () => {
  const whole = await inShop(app, shop, ({ db }) => sumJournal(db, span()))
  for (const last of [day(3), day(2), day(1)]) {
    await inShop(app, shop, ({ db }) => closeDays(db, { first: day(3), last }))
    expect(await inShop(app, shop, ({ db }) => sumDays(db, span()))).toEqual(whole)
  }
})

test('what is kept of a day by the hour is not added up again', async () => {
  await inShop(app, shop, ({ db }) => closeDays(db, { first: day(3), last: day(2) }))
  const whole = await inShop(app, shop, ({ db }) => sumJournal(db, span()))
  const [before, lines] = [await bills(), await flow()]
  const refundedAt = lines.list[0]?.createTime.getTime() ?? 0
  // Before and after it.
  for (const later of [0, 1000]) {
    await inShop(app, shop, ({ db }) => closeHours(db, new Date(refundedAt + later)))
    expect(await inShop(app, shop, ({ db }) => sumDays(db, span()))).toEqual(whole)
    expect([await bills(), await flow()]).toEqual([before, lines])
  }
  // It is read: a fault of it shows.
  await app.platform.pool.query(
    `update ledger_day set amounts = amounts || '{"platform.cash": 1}' where mer_id = $1 and counted_until is not null`,
    [shop.merId],
  )
  expect((await bills()).list.map(({ difference }) => difference)).toEqual([0, 1 + paid.payFen, 0, 0])
  await inShop(app, shop, ({ db }) => closeDays(db, { first: day(1), last: day(1) }))
  expect(await bills()).toEqual(before)
})

describe('the fund flow', () => {
  test('tells what came in and went out, newest first, and adds up to the bills', async () => {
    const { list, total } = await flow()
    expect(total).toBe(3)
    expect(list).toMatchObject([
      { type: 'refund_order', pm: 0, amount: paid.payFen, linkNo: paid.orderNo, nickName: '茶客小林', uid: 1001 },
      { type: 'pay_order', pm: 1, amount: other.payFen, orderNo: other.orderNo },
      { type: 'pay_order', pm: 1, amount: paid.payFen, orderNo: paid.orderNo },
    ])
    const { data } = await call(capitalFlowApi.sums, {})
    expect(data).toEqual({
      payNum: 2,
      payAmount: paid.payFen + other.payFen,
      refundNum: 1,
      refundAmount: paid.payFen,
      balance: other.payFen,
    })
  })

  test('begins far pages where the closed days say', async () => {
    const all = (await flow()).list.map(({ id }) => id)
    for (const page of [1, 2, 3]) {
      const { list, total } = await flow({ page, limit: 1 })
      expect([list.map(({ id }) => id), total]).toEqual([[all[page - 1]], 3])
    }
    expect((await flow({ page: 4, limit: 1 })).list).toEqual([])
  })

  test('of an order holds its refunds, of a refund only itself', async () => {
    const [refund] = (await flow({ type: 'refund_order' })).list
    expect((await flow({ orderNo: paid.orderNo })).total).toBe(2)
    const { list } = await flow({ orderNo: refund?.orderNo ?? '' })
    expect(list).toEqual([refund])
    const { data } = await call(capitalFlowApi.sums, { orderNo: paid.orderNo })
    expect(data).toMatchObject({ payNum: 1, refundNum: 1, balance: 0 })
  })

  test('of one day is what the day’s bill adds up', async () => {
    const dateLimit = `${dayText(day(3))},${dayText(day(3))}`
    const { total } = await flow({ dateLimit })
    const { data } = await call(capitalFlowApi.sums, { dateLimit })
    const [bill] = (await bills({ dateLimit })).list
    expect([total, data.balance]).toEqual([2, bill?.flowAmount])
  })
})

describe('bills and flow are written to files,', () => {
  const fileOf = async ({ data: { fileName, taskId } }: { data: { fileName: string; taskId: number } }) => {
    await ended(app, shop.owner, taskId)
    const query = new URLSearchParams({ fileName }).toString()
    return fetch(`${app.url}/api${downloadApi.file.path}?${query}`, {
      headers: { authorization: `Bearer ${shop.owner.token}` },
    })
  }
  const linesOf = async (started: Parameters<typeof fileOf>[0]) =>
    (await (await fileOf(started)).text()).trim().split('\n')
  const rowsOf = async (started: Parameters<typeof fileOf>[0]) => {
    const sheets = await readSheets(Buffer.from(await (await fileOf(started)).arrayBuffer()))
    return sheets.flat()
  }

  test('as text', async () => {
    const flows = await linesOf(await call(capitalFlowApi.export, { format: 'csv', type: 'pay_order' }))
    expect(flows).toHaveLength(3)
    expect(flows.join()).toContain(other.orderNo)
    expect(await linesOf(await call(statementApi.exportDays, { format: 'csv' }))).toHaveLength(5)
    expect((await linesOf(await call(statementApi.exportMonths, { format: 'csv' }))).join()).toContain(
      monthText(day(0)),
    )
    expect(await call(capitalFlowApi.export, { format: 'xlsx', orderNo: 'SH0' })).toMatchObject({
      message: '没有可导出的数据！',
    })
  })

  test('and as Excel files say what the lists say', async () => {
    const [refund] = (await flow()).list
    expect(await rowsOf(await call(capitalFlowApi.export, { format: 'xlsx' }))).toMatchObject([
      {
        ID: String(refund?.id),
        订单号: refund?.orderNo,
        关联订单: paid.orderNo,
        对方信息: '茶客小林|1001',
        交易类型: '订单退款',
        收支: '支出',
        金额: -paid.payFen / 100,
        差额: 0,
      },
      { 收支: '收入', 金额: other.payFen / 100 },
      { 收支: '收入', 金额: paid.payFen / 100 },
    ])
    const inFile = (row: BillRow | undefined) => ({
      日期: row?.dataDate,
      结余: (row?.currentDayBalance ?? 0) / 100,
      订单实际支付金额: (row?.orderRealIncome ?? 0) / 100,
      订单应收笔数: row?.payNum,
      订单实际退款金额: (row?.orderRealRefund ?? 0) / 100,
      订单应退笔数: row?.refundNum,
      资金流水合计: (row?.flowAmount ?? 0) / 100,
    })
    const days = await rowsOf(await call(statementApi.exportDays, { format: 'xlsx' }))
    expect(days).toMatchObject((await bills()).list.map(inFile))
    const { list: months } = (await call(statementApi.months, {})).data
    expect(await rowsOf(await call(statementApi.exportMonths, { format: 'xlsx' }))).toMatchObject(months.map(inFile))
  })
})
