import { makeClosing, makeInvoice, makeRedDue, uploadPdf } from '#test/make/orders/finance'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

/** The calls about settlements and invoices that take an id. */
export const financeIds: Readonly<Record<string, MakeInput>> = {
  'closing.cancel': async (app, shop) => ({ closingNo: await makeClosing(app, shop) }),
  'closing.info': async (app, shop) => ({ closingNo: await makeClosing(app, shop) }),
  'invoice.close': async (app, shop) => ({ id: await makeInvoice(app, shop), reason: '信息有误' }),
  'invoice.issue': async (app, shop) => ({
    id: await makeInvoice(app, shop),
    number: '26332000000012345678',
    fileUrl: await uploadPdf(app, shop),
  }),
  'invoice.red': async (app, shop) => ({
    id: await makeRedDue(app, shop),
    number: '26332000000012345679',
    fileUrl: await uploadPdf(app, shop),
  }),
}
