import { closingApi } from '@zhanggui/contract/finance/closing'
import { invoiceApi } from '@zhanggui/contract/finance/invoice'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { pictureApi } from '@zhanggui/contract/picture'
import { settlementApi } from '@zhanggui/contract/store/settlement'
import { toFen } from '@zhanggui/domain/kernel/money'
import { requestInvoice } from '#features/finance/public'
import { writeJournal } from '#features/ledger/public'
import type { TestApp } from '#test/app/test-app'
import { formWith, upload } from '#test/files/upload'
import { inShop, type MadeOrder, makeOrder } from '#test/make/order'
import type { Shop } from '#test/make/shop.sql'

let made = 0

/** Money that the shop has from before. */
export async function addBalance(app: TestApp, shop: Shop, fen: number) {
  const legs = [
    { account: 'platform.cash', amount: toFen(fen) },
    { account: 'shop.balance', amount: toFen(-fen) },
  ] as const
  await inShop(app, shop, (context) => writeJournal(context, { event: 'settle', refNo: `start-${(made += 1)}`, legs }))
}

export const bankAccount: InputOf<typeof settlementApi.edit> = {
  settlementType: 'bank',
  bankAccountType: 0,
  bankUserName: '林知夏',
  bankName: '招商银行',
  bankCard: '6225880112345678',
  bankAddress: '招商银行杭州分行',
  wechatCode: '',
  wechatQrcodeUrl: '',
  alipayCode: '',
  alipayQrcodeUrl: '',
  realName: '',
}

/** A shop that has an account, 1000 yuan, and has asked for some of it. */
export async function makeClosing(app: TestApp, shop: Shop, fen = 50_000): Promise<string> {
  const { token } = shop.owner
  await app.call(settlementApi.edit, bankAccount, { token })
  await addBalance(app, shop, 100_000)
  const { data } = await app.call(closingApi.apply, { closingType: 'bank', amount: toFen(fen), mark: '' }, { token })
  return data.closingNo
}

/** A buyer asks for an invoice of an order. */
export async function makeInvoice(app: TestApp, shop: Shop, order?: MadeOrder): Promise<number> {
  const { orderNo } = order ?? (await makeOrder(app, shop))
  const title = {
    kind: 1,
    titleType: 2,
    title: '杭州云栖科技有限公司',
    taxNo: '91330106MA2B12345X',
    email: '',
  } as const
  await inShop(app, shop, (context) => requestInvoice(context, { orderNo, ...title }))
  const { data } = await app.call(invoiceApi.list, { orderNo }, { token: shop.owner.token })
  return data.list[0]?.id ?? 0
}

/** A document that the shop has uploaded. */
export async function uploadPdf(app: TestApp, shop: Shop): Promise<string> {
  const form = formWith({ content: Buffer.from('%PDF-1.7\n%âãÏÓ'), name: '发票.pdf' })
  return (await upload(app, pictureApi.uploadFile, form, { token: shop.owner.token })).data.url
}

/** An invoice whose order was refunded after it had been issued. */
export async function makeRedDue(app: TestApp, shop: Shop): Promise<number> {
  const { token } = shop.owner
  const order = await makeOrder(app, shop)
  const id = await makeInvoice(app, shop, order)
  const fileUrl = await uploadPdf(app, shop)
  await app.call(invoiceApi.issue, { id, number: '26332000000012345678', fileUrl }, { token })
  await app.call(directRefundApi.refund, { orderNo: order.orderNo, returnType: 1 }, { token })
  await app.drainJobs()
  return id
}
