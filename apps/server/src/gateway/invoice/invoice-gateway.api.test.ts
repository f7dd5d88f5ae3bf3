import { invoiceApi } from '@zhanggui/contract/finance/invoice'
import { invoiceGateway } from '@zhanggui/contract/gateway/invoice'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { noticeApi } from '@zhanggui/contract/notice'
import { invoiceStatus } from '@zhanggui/domain/finance/invoice-codes'
import { beforeEach, expect, test } from 'vitest'
import { mediaKeyOf } from '#platform/files/media-key'
import { setupTestApp } from '#test/app/test-app'
import { makeInvoice, makeRedDue, uploadPdf } from '#test/make/orders/finance'
import { inShop, makeOrder } from '#test/make/order'
import { linesOf } from '#test/make/orders/refund'
import { setupShopFront } from '#test/make/orders/checkout'
import { makeShop, type Shop } from '#test/make/shop.sql'

const app = setupTestApp()
const front = setupShopFront(app)
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  app.call(endpoint, input, { token: shop.owner.token })
const NUMBER = '26332000000012345678'
const one = async (id: number) => (await call(invoiceApi.list, {})).data.list.find((row) => row.id === id)
const is = invoiceStatus.is
/** What the library keeps because the invoice needs it. */
const usedFiles = async (id: number) => {
  const used = await inShop(app, shop, ({ db }) =>
    db.q
      .selectFrom('picture_usage as u')
      .innerJoin('attachment as a', (join) => join.on('a.mer_id', '=', db.merId).onRef('a.id', '=', 'u.att_id'))
      .where('u.mer_id', '=', db.merId)
      .where('u.kind', '=', 'invoice')
      .where('u.ref_id', '=', id)
      .select('a.key')
      .execute(),
  )
  return used.map(({ key }) => key)
}

test('asked for once however often it is sent, issued with its file, sent, and the buyer finds it', async () => {
  const { orderNo, payFen } = await makeOrder(app, shop)
  const title = { kind: 1, titleType: 1, title: '林小茶', taxNo: '', email: '' } as const
  const request = { merId: shop.merId, number: 'F-1', orderNo, ...title }
  const answers = await Promise.all([
    front.call(invoiceGateway.request, request),
    front.call(invoiceGateway.request, request),
  ])
  const { invoiceNo, amount } = answers[0].data
  expect([answers[1].data.invoiceNo, amount]).toEqual([invoiceNo, payFen])
  expect(await front.call(invoiceGateway.request, { ...request, number: 'F-2' })).toMatchObject({ code: 4803 })
  expect((await call(noticeApi.list, {})).data.list[0]).toMatchObject({ title: '新的发票申请' })

  const [row] = (await call(invoiceApi.list, { status: is.waiting })).data.list
  const fileUrl = await uploadPdf(app, shop)
  const issued = { id: row?.id ?? 0, number: NUMBER, fileUrl, version: row?.version }
  expect((await call(invoiceApi.issue, issued)).code).toBe(200)
  expect((await call(invoiceApi.issue, issued)).code).toBe(4802)
  expect((await front.call(invoiceGateway.info, { merId: shop.merId, invoiceNo })).data).toMatchObject({
    status: is.issued,
    number: NUMBER,
    fileUrl,
  })
  await front.call(invoiceGateway.sent, { merId: shop.merId, invoiceNo })
  expect((await one(row?.id ?? 0))?.sendTime).toBeInstanceOf(Date)
  expect((await call(invoiceApi.tabs, {})).data).toMatchObject({ all: 1, issued: 1, waiting: 0 })
})

test('an order that nobody paid, or that went back, has none', async () => {
  const unpaid = await makeOrder(app, shop, { isPaid: false })
  const title = { kind: 1, titleType: 1, title: '林小茶', taxNo: '', email: '' } as const
  const request = { merId: shop.merId, number: 'U-1', orderNo: unpaid.orderNo, ...title }
  expect(await front.call(invoiceGateway.request, request)).toMatchObject({ code: 4804 })
})

test('a refund makes a waiting one smaller; a whole one closes it', async () => {
  const order = await makeOrder(app, shop)
  const id = await makeInvoice(app, shop, order)
  await call(directRefundApi.refund, { orderNo: order.orderNo, returnType: 1 })
  await app.drainJobs()
  expect(await one(id)).toMatchObject({ status: is.closed, amount: 0, refusalReason: '订单已全额退款' })
})

test('a refund of an issued one asks for a red letter, which is uploaded like the first', async () => {
  const id = await makeRedDue(app, shop)
  const due = await one(id)
  expect(due).toMatchObject({ status: is.redDue, redAmount: due?.amount })
  const notices = (await call(noticeApi.list, {})).data.list.map(({ title }) => title)
  expect(notices).toContain('发票需要红冲')
  const fileUrl = await uploadPdf(app, shop)
  await call(invoiceApi.red, { id, number: '26332000000012345679', fileUrl })
  expect(await one(id)).toMatchObject({ status: is.red, redLetters: [{ fileUrl, amount: due?.amount }] })
})

test('each further refund asks for a letter over itself alone, and all of them are kept', async () => {
  const order = await makeOrder(app, shop, { pieces: [3] })
  const id = await makeInvoice(app, shop, order)
  await call(invoiceApi.issue, { id, number: NUMBER, fileUrl: await uploadPdf(app, shop) })
  const [line] = await linesOf(app, shop, order.orderNo)
  const refundPiece = async () => {
    const detailList = [{ orderDetailId: line?.id ?? 0, num: 1 }]
    await call(directRefundApi.refund, { orderNo: order.orderNo, returnType: 2, detailList })
    await app.drainJobs()
    return one(id)
  }
  const writeLetter = async (number: string) => {
    await call(invoiceApi.red, { id, number, fileUrl: await uploadPdf(app, shop) })
    return one(id)
  }
  const first = await refundPiece()
  expect(first?.redDueAmount).toBe(first?.redAmount)
  expect(await writeLetter('26332000000012345601')).toMatchObject({ status: is.red, redDueAmount: 0 })
  const second = await refundPiece()
  const rest = (second?.redAmount ?? 0) - (first?.redAmount ?? 0)
  expect(second).toMatchObject({ status: is.redDue, redDueAmount: rest })
  const written = await writeLetter('26332000000012345602')
  const letters = [
    { number: '26332000000012345601', amount: first?.redAmount },
    { number: '26332000000012345602', amount: rest },
  ]
  expect(written).toMatchObject({ status: is.red, redDueAmount: 0, redLetters: letters })
  const asked = await front.call(invoiceGateway.info, { merId: shop.merId, invoiceNo: written?.invoiceNo ?? '' })
  expect(asked.data).toMatchObject({ redNumber: '26332000000012345602', redLetters: letters })
  const files = written?.redLetters.map(({ fileUrl }) => mediaKeyOf(fileUrl)) ?? []
  expect(await usedFiles(id)).toEqual(expect.arrayContaining(files))
})

test('a file of another shop is none', async () => {
  const fileUrl = await uploadPdf(app, await makeShop(app))
  const id = await makeInvoice(app, shop)
  expect(await call(invoiceApi.issue, { id, number: NUMBER, fileUrl })).toMatchObject({ code: 400 })
  expect((await call(invoiceApi.close, { id, reason: '抬头有误' })).code).toBe(200)
  expect(await one(id)).toMatchObject({ status: is.closed, refusalReason: '抬头有误' })
})
