import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { refundApi } from '@zhanggui/contract/order/refund'
import { toFen } from '@zhanggui/domain/kernel/money'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findBalances } from '#features/ledger/public'
import { payOrder } from '#features/orders/public'
import { revokeRefund, takePayment } from '#features/refunds/public'
import { setupTestApp } from '#test/app/test-app'
import { inShop, type MadeOrder, makeOrder } from '#test/make/order'
import { setFee, setPrices } from '#test/make/orders/order-prices.sql'
import { linesOf, makeRefund, orderOf, ship } from '#test/make/orders/refund'
import { settle } from '#test/make/orders/settled-income'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { readBooks, refundRows } from '#test/read/refund.sql'

const app = setupTestApp()
let shop: Shop

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  app.call(endpoint, input, { token: shop.owner.token })
const agree = (refundOrderNo: string) => call(refundApi.audit, { refundOrderNo, auditType: 'success' })
const balances = () => inShop(app, shop, ({ db }) => findBalances(db))
const complete = (orderNo: string) => settle(app, shop, orderNo)
const LINES = 2
const succeeded = async (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  )

const prices = [
  { goods: 20_000, freight: 600, merchantCoupon: 800, platformCoupon: 400, points: 200, rates: [3, 1] },
  { goods: 5000, freight: 200, merchantCoupon: 200, platformCoupon: 100, points: 50, rates: [3, 1] },
] as const

/** The gate tries the same few every time; THOROUGH=1 tries many others. */
const effort = process.env['THOROUGH'] ? { numRuns: 300 } : { numRuns: 6, seed: 1 }
const step = fc.record({
  what: fc.constantFrom(
    'apply',
    'apply',
    'agree',
    'agree',
    'refuse',
    'revoke',
    'pieces',
    'amount',
    'ship',
    'paid',
    'complete',
  ),
  line: fc.nat({ max: 1 }),
  nth: fc.nat({ max: 3 }),
  part: fc.integer({ min: 1, max: 3 }),
  withFreight: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

describe('whatever happens in whatever order', () => {
  /** A step that is not possible now is refused and changes nothing. */
  async function take(orderNo: string, made: MadeOrder, { what, line, nth, part, withFreight }: Step) {
    const rows = await refundRows(app, shop, orderNo)
    const of = (status: number) => rows.filter((row) => row.status === status).at(nth % 2)?.refund_no ?? ''
    const waiting = of(refundStatus.is.toAudit)
    const orderDetailId = (await linesOf(app, shop, orderNo))[line]?.id ?? 0
    const direct = (choice: { num?: number; amount?: ReturnType<typeof toFen> }) =>
      call(directRefundApi.refund, {
        orderNo,
        returnType: LINES,
        withFreight,
        detailList: [{ orderDetailId, ...choice }],
      })
    if (what === 'apply') await succeeded(makeRefund(app, shop, { order: made, line, num: part }))
    else if (what === 'agree') await agree(waiting || 'RE0')
    else if (what === 'refuse')
      await call(refundApi.audit, { refundOrderNo: waiting || 'RE0', auditType: 'refuse', reason: '不' })
    else if (what === 'revoke')
      await succeeded(inShop(app, shop, (context) => revokeRefund(context, { refundOrderNo: waiting })))
    else if (what === 'pieces') await direct({ num: part })
    else if (what === 'amount') await direct({ amount: toFen(part * 3333) })
    else if (what === 'ship') await succeeded(ship(app, shop, orderNo, line === 0 ? [part, 0] : [0, part]))
    else if (what === 'complete') await complete(orderNo)
    else {
      const underway = rows.find((row) => row.status === refundStatus.is.refunding)?.channel_no
      await succeeded(inShop(app, shop, (context) => takePayment(context, underway ?? '')))
    }
  }

  test('no more goes back than was paid, and the books balance', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        shop = await makeShop(app)
        await setFee(app, shop, 7)
        const made = await makeOrder(app, shop, { pieces: [3, 2], isPaid: false })
        const payPrice = toFen(await setPrices(app, shop, made.orderNo, prices))
        const { orderNo } = made
        const payment = { payType: 'weixin', payChannel: 'mini', payNo: `${orderNo}-pending`, payPrice } as const
        await inShop(app, shop, (context) => payOrder(context, { orderNo, ...payment }))
        for (const each of steps) await take(orderNo, made, each)

        const [lines, rows] = [await linesOf(app, shop, orderNo), await refundRows(app, shop, orderNo)]
        const open = rows.filter(({ status }) => [0, 2, 4, 5].includes(status))
        for (const line of lines) {
          expect(line.applied + line.refunded).toBeLessThanOrEqual(line.pieces)
          const own = open.filter((row) => row.line_id === line.id)
          expect(line.applied).toBe(own.reduce((sum, row) => sum + row.pieces, 0))
          const underway = own.filter(({ status }) => status === refundStatus.is.refunding)
          const promised = underway.reduce((sum, row) => sum + row.amount_fen, line.refunded_fen)
          expect(promised).toBeLessThanOrEqual(line.pay_fen)
        }
        const back = lines.reduce((sum, line) => sum + line.refunded_fen, 0)
        const books = await readBooks(app, shop)
        expect(books.unbalanced).toEqual([])
        expect(0 - books.of('platform.cash')).toBe(payPrice - back)
        const { pending, frozen, balance } = await balances()
        expect([pending, frozen, balance]).toEqual(
          ['pending', 'frozen', 'balance'].map((name) => books.of(`shop.${name}`)),
        )
        expect((await orderOf(app, shop, orderNo)).openRefunds).toBe(open.length)
      }),
      effort,
    )
  })
})
