import { closingApi } from '@zhanggui/contract/finance/closing'
import { closingGateway } from '@zhanggui/contract/gateway/closing'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { noticeApi } from '@zhanggui/contract/notice'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { settlementApi } from '@zhanggui/contract/store/settlement'
import { toFen } from '@zhanggui/domain/kernel/money'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findBalances, lockBalances, writeJournal } from '#features/ledger/public'
import { makeKey } from '#test/app/gateway-key'
import { setupTestApp } from '#test/app/test-app'
import { setConfig } from '#test/make/config.sql'
import { addBalance, bankAccount, makeClosing } from '#test/make/orders/finance'
import { inShop, makeOrder } from '#test/make/order'
import { settle } from '#test/make/orders/settled-income'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { logLines } from '#test/read/log.sql'
import { untilBlocked } from '#test/read/locks.sql'
import { readBooks } from '#test/read/refund.sql'
import { callGateway } from '../access/gateway-client.ts'
import type { IssuedKey } from '../access/issue-key.ts'

const app = setupTestApp()
let shop: Shop
let key: IssuedKey
beforeAll(async () => {
  key = await makeKey(app)
})
beforeEach(async () => {
  shop = await makeShop(app)
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  app.call(endpoint, input, { token: shop.owner.token })
const platform = <E extends GatewayEndpoint>(endpoint: E, input: InputOf<E>) =>
  callGateway(app.url, key, endpoint, input, app.now())
const balances = () => inShop(app, shop, ({ db }) => findBalances(db))
const apply = (fen: number, closingType: 'bank' | 'wechat' = 'bank') =>
  call(closingApi.apply, { closingType, amount: toFen(fen), mark: '月底结算' })
const info = async (closingNo: string) => (await call(closingApi.info, { closingNo })).data

const audit = (closingNo: string, auditStatus: 1 | 2, number = `A-${closingNo}-${auditStatus}`) =>
  platform(closingGateway.audit, {
    merId: shop.merId,
    closingNo,
    number,
    auditStatus,
    refusalReason: auditStatus === 2 ? '开户名不一致' : '',
    auditName: '周审核',
    platformMark: '',
  })
const prove = (closingNo: string) =>
  platform(closingGateway.proof, {
    merId: shop.merId,
    closingNo,
    number: `P-${closingNo}`,
    closingProof: ['https://platform.example.com/proof.jpg'],
  })

test('applied, refused, applied again, paid: hold and balance agree at every step', async () => {
  const first = await makeClosing(app, shop)
  expect(await balances()).toMatchObject({ balance: 50_000, hold: 50_000 })
  expect(await info(first)).toMatchObject({
    auditStatus: 0,
    accountStatus: 0,
    withdrawStatus: 0,
    closingName: '林知夏',
    closingBankCard: '************5678',
    closingProof: [],
    transferTime: null,
  })

  await audit(first, 2)
  expect(await balances()).toMatchObject({ balance: 100_000, hold: 0 })
  const { data: listed } = await call(closingApi.list, {})
  expect(listed.list).toMatchObject([{ withdrawStatus: -1, refusalReason: '开户名不一致', refusal: '开户名不一致' }])

  const second = (await apply(70_000)).data.closingNo
  await audit(second, 1)
  expect(await balances()).toMatchObject({ balance: 30_000, hold: 70_000 })
  await prove(second)
  expect(await balances()).toMatchObject({ balance: 30_000, hold: 0 })
  expect(await info(second)).toMatchObject({
    auditStatus: 1,
    accountStatus: 1,
    withdrawStatus: 1,
    auditName: '周审核',
    closingProof: ['https://platform.example.com/proof.jpg'],
    transferTime: expect.any(Date) as unknown,
  })
  const { data: notices } = await call(noticeApi.list, {})
  const titles = notices.list.map(({ title }) => title).filter((title) => title !== '结算账户已修改')
  expect(titles).toEqual(['结算已到账', '结算审核通过', '结算审核未通过'])
  expect((await readBooks(app, shop)).unbalanced).toEqual([])
})

test('the account is the one of the day of the application, and its number stands nowhere in full', async () => {
  const closingNo = await makeClosing(app, shop)
  await call(settlementApi.edit, { ...bankAccount, bankCard: '6225880199990000' })
  expect(await info(closingNo)).toMatchObject({ closingBankCard: '************5678' })
  const { data } = await platform(closingGateway.list, { merId: shop.merId, auditStatus: 0 })
  expect(data.list).toMatchObject([{ closingNo, closingBankCard: '6225880112345678', amount: 50_000 }])
  expect(JSON.stringify(await logLines(app, shop))).not.toMatch(/622588/)
})

test('the log tells who asked and who decided', async () => {
  const closingNo = await makeClosing(app, shop)
  await call(closingApi.cancel, { closingNo })
  expect(await balances()).toMatchObject({ balance: 100_000, hold: 0 })
  const lines = (await logLines(app, shop)).filter(({ subject }) => subject === closingNo)
  expect(lines.map(({ method }) => method)).toEqual(['closing.apply', 'closing.cancel'])
  const { data } = await call(closingApi.tabs, {})
  expect(data).toEqual({ all: 1, waiting: 0, passed: 0, refused: 0, cancelled: 1 })
})

describe('an application is refused', () => {
  test('without an account of the chosen type, whatever the shop’s usual one is', async () => {
    await addBalance(app, shop, 100_000)
    expect(await apply(100)).toMatchObject({ code: 4604, message: '请先在配置中进行商户转账信息配置' })
    await call(settlementApi.edit, bankAccount)
    expect((await apply(100, 'wechat')).code).toBe(4604)
    expect((await apply(100)).code).toBe(200)
  })

  test('by the platform’s limits, each with its own number', async () => {
    await call(settlementApi.edit, bankAccount)
    expect(await apply(100)).toMatchObject({ code: 4609, message: '商户余额不足' })
    await addBalance(app, shop, 100_000)
    await setConfig(app, { guaranteed_amount: '1000', transfer_min_amount: '50', transfer_max_amount: '300' })
    expect(await apply(100)).toMatchObject({ code: 4605, message: '商户余额不足提现保证金' })
    await addBalance(app, shop, 20_000)
    expect(await apply(4999)).toMatchObject({ code: 4606, message: '提现金额小于最小提现金额' })
    expect(await apply(30_001)).toMatchObject({ code: 4607, message: '提现金额大于最高提现金额' })
    expect(await apply(20_001)).toMatchObject({ code: 4608, message: '提现金额不能超过可提现金额' })
    expect((await call(closingApi.base, {})).data).toMatchObject({
      balance: 120_000,
      transferBalance: 20_000,
      guaranteedAmount: 100_000,
      bankCard: '************5678',
    })
    await setConfig(app, { guaranteed_amount: '0', transfer_min_amount: '0', transfer_max_amount: '0' })
  })
})

describe('at the same time', () => {
  test('two applications for all there is: one gets it', async () => {
    await call(settlementApi.edit, bankAccount)
    await addBalance(app, shop, 100_000)
    // Both have come as far as the account when the first of them may go on.
    const asked = await inShop(app, shop, async ({ db }) => {
      await lockBalances(db)
      const answers = Promise.all([apply(100_000), apply(100_000)])
      await untilBlocked(app, 2)
      return { answers }
    })
    const codes = (await asked.answers).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 4609])
    expect(await balances()).toMatchObject({ balance: 0, hold: 100_000 })
  })

  test('an application and a refund: the balance may go below nothing, the hold is what was asked for', async () => {
    await call(settlementApi.edit, bankAccount)
    const order = await makeOrder(app, shop)
    await settle(app, shop, order.orderNo)
    const { balance: earned } = await balances()
    const [applied] = await Promise.all([
      apply(earned),
      call(directRefundApi.refund, { orderNo: order.orderNo, returnType: 1 }),
    ])
    await app.drainJobs()
    const held = applied.code === 200 ? earned : 0
    expect(await balances()).toMatchObject({ balance: -held, hold: held })
    expect((await readBooks(app, shop)).unbalanced).toEqual([])
  })

  test('an application that waited for a refund is judged by what the refund has left', async () => {
    await call(settlementApi.edit, bankAccount)
    await addBalance(app, shop, 100_000)
    const legs = [
      { account: 'shop.balance', amount: toFen(60_000) },
      { account: 'platform.cash', amount: toFen(-60_000) },
    ] as const
    const applied = await inShop(app, shop, async (context) => {
      await writeJournal(context, { event: 'refund', refNo: 'RE1', legs })
      const answer = apply(100_000)
      await untilBlocked(app)
      return { answer }
    })
    expect((await applied.answer).message).toBe('提现金额不能超过可提现金额')
    expect(await balances()).toMatchObject({ balance: 40_000, hold: 0 })
  })

  test('a cancellation and the platform’s approval: one counts', async () => {
    const closingNo = await makeClosing(app, shop)
    // Whoever moves money waits here, with the settlement in hand.
    const [cancelled, approved] = await inShop(app, shop, async ({ db }) => {
      await lockBalances(db)
      const first = call(closingApi.cancel, { closingNo })
      await untilBlocked(app)
      const second = audit(closingNo, 1)
      await Promise.race([second, untilBlocked(app, 2)])
      return [{ answer: first }, { answer: second }] as const
    })
    expect([(await cancelled.answer).code, (await approved.answer).code]).toEqual([200, 4602])
    expect((await info(closingNo)).auditStatus).toBe(3)
    expect(await balances()).toMatchObject({ balance: 100_000, hold: 0 })
  })
})

describe('the platform', () => {
  test('asks twice under one number and decides once', async () => {
    const closingNo = await makeClosing(app, shop)
    const answers = await Promise.all([audit(closingNo, 2, 'N-1'), audit(closingNo, 2, 'N-1')])
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    expect(await audit(closingNo, 1, 'N-1')).toMatchObject({ code: 5030 })
    expect(await audit(closingNo, 1, 'N-2')).toMatchObject({ code: 4602, message: '商户提现申请已经处理' })
    expect(await balances()).toMatchObject({ balance: 100_000, hold: 0 })
  })

  test('has to approve before it pays, and to say why it refuses', async () => {
    const closingNo = await makeClosing(app, shop)
    expect(await prove(closingNo)).toMatchObject({ code: 4603, message: '商户提现申请审核状态异常' })
    const decision = { merId: shop.merId, closingNo, number: 'R', auditStatus: 2, auditName: '周', platformMark: '' }
    const silent = { ...decision, refusalReason: '' } as const
    expect(await platform(closingGateway.audit, silent as InputOf<typeof closingGateway.audit>)).toMatchObject({
      code: 400,
      message: '驳回时请填写驳回原因',
    })
  })

  test('takes back an approval when the bank turns the transfer down', async () => {
    const closingNo = await makeClosing(app, shop)
    await audit(closingNo, 1)
    await audit(closingNo, 2)
    expect(await balances()).toMatchObject({ balance: 100_000, hold: 0 })
    expect((await prove(closingNo)).code).toBe(4603)
  })

  test('does not find another shop’s settlement', async () => {
    const closingNo = await makeClosing(app, shop)
    shop = await makeShop(app)
    expect(await audit(closingNo, 1)).toMatchObject({ code: 4601, message: '商户结算单不存在' })
    expect(await call(closingApi.info, { closingNo })).toMatchObject({ code: 4601 })
  })
})
