import { invoiceApi } from '@zhanggui/contract/finance/invoice'
import { bind } from '#platform/http/route'
import { closeInvoice, correctInvoice, issueInvoice } from './change-invoice.ts'
import { countInvoiceTabs, listInvoices } from './invoice.sql.ts'

export const invoiceRoutes = bind(invoiceApi, {
  list: ({ db, now }, query) => listInvoices(db, query, now),
  tabs: ({ db, now }, filter) => countInvoiceTabs(db, filter, now),
  issue: issueInvoice,
  red: correctInvoice,
  close: closeInvoice,
})
