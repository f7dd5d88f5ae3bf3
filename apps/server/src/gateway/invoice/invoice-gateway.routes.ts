import { invoiceGateway } from '@zhanggui/contract/gateway/invoice'
import { toFen } from '@zhanggui/domain/kernel/money'
import { findInvoice, lettersOf, requestInvoice, updateInvoice } from '#features/finance/public'
import { answerOnce } from '../access/gateway-request.sql.ts'
import { bindGateway } from '../gateway-route.ts'

/** What buyers do with invoices. */
export const invoiceGatewayRoutes = bindGateway(invoiceGateway, {
  request: ({ runForBuyer }, { merId, number, ...request }) =>
    runForBuyer(merId, (merchant) => {
      const asked = { kind: 'invoice.request', number, content: request, reply: invoiceGateway.request.reply }
      return answerOnce(merchant, asked, () => requestInvoice(merchant, request))
    }),
  info: ({ readMerchant }, { merId, invoiceNo }) =>
    readMerchant(merId, async (db) => {
      const invoice = await findInvoice(db, invoiceNo)
      const redLetters = lettersOf(invoice.letters)
      const last = redLetters.at(-1)
      return {
        invoiceNo,
        status: invoice.status,
        amount: toFen(invoice.amount_fen),
        number: invoice.number,
        fileUrl: invoice.file_url,
        redAmount: toFen(invoice.red_fen),
        redNumber: last?.number ?? '',
        redFileUrl: last?.fileUrl ?? '',
        redLetters,
        refusalReason: invoice.refusal,
      }
    }),
  sent: ({ runForBuyer }, { merId, invoiceNo }) =>
    runForBuyer(merId, async (merchant) => {
      await updateInvoice(merchant, await findInvoice(merchant.db, invoiceNo), { sent_at: merchant.now })
      return null
    }),
})
