import { invoiceKind, invoiceStatus, invoiceTitle } from '@zhanggui/domain/finance/invoice-codes'
import { whyNotTitle } from '@zhanggui/domain/finance/invoice-rules'
import { z } from 'zod'
import { redLetter } from '../finance/invoice.ts'
import { yuan } from '../kernel/codecs.ts'
import { area } from '../kernel/endpoint.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, text } from '../kernel/shapes.ts'
import { merId, number } from './gateway-fields.ts'

const oneInvoice = z.object({ merId, invoiceNo: text('发票申请编号', { max: 32 }) })
const email = z.union([z.literal(''), z.email('邮箱格式不正确')])

/** What buyers ask for and get. The amount is the order's: what was paid less what went back. */
export const invoiceGateway = area('invoice', {
  request: gatewayPost('/invoice/request', {
    title: '用户申请发票',
    scope: 'invoice',
    body: z
      .object({
        merId,
        number,
        orderNo: text('订单号', { max: 32 }),
        kind: z.literal(invoiceKind.codes, { error: '发票类型不正确' }),
        titleType: z.literal(invoiceTitle.codes, { error: '抬头类型不正确' }),
        title: text('发票抬头', { max: 100 }),
        taxNo: z.string().trim().max(20, '纳税人识别号过长').default(''),
        email: email.default(''),
      })
      .check(({ value, issues }) => {
        const why = whyNotTitle(value)
        if (why) issues.push({ code: 'custom', path: [why.field], message: why.message, input: value })
      }),
    reply: z.object({ invoiceNo: z.string(), amount: yuan }),
    operation: 'add',
    example: {
      ask: {
        merId: 1,
        number: 'FP-20261118-9',
        orderNo: 'SH042179500000000012345',
        kind: 1,
        titleType: 2,
        title: '杭州云栖科技有限公司',
        taxNo: '91330106MA2B12345X',
        email: 'finance@yunqi.example.com',
      },
      answer: { invoiceNo: 'FP731179500000000098765', amount: '206.00' },
    },
  }),
  info: gatewayGet('/invoice/info', {
    title: '发票查询',
    scope: 'invoice',
    query: oneInvoice,
    reply: z.object({
      invoiceNo: z.string(),
      status: z.literal(invoiceStatus.codes),
      amount: yuan,
      number: z.string(),
      fileUrl: z.string(),
      redAmount: yuan,
      /** The last red letter; all of them follow, oldest first. */
      redNumber: z.string(),
      redFileUrl: z.string(),
      redLetters: z.array(redLetter),
      refusalReason: z.string(),
    }),
    example: {
      ask: { merId: 1, invoiceNo: 'FP731179500000000098765' },
      answer: {
        invoiceNo: 'FP731179500000000098765',
        status: 1,
        amount: '206.00',
        number: '26332000000012345678',
        fileUrl: '/media/1/invoice/2026/11/18/9f2c.pdf',
        redAmount: '0.00',
        redNumber: '',
        redFileUrl: '',
        redLetters: [],
        refusalReason: '',
      },
    },
  }),
  /** The shop front has sent the file to the buyer. Twice does no harm. */
  sent: gatewayPost('/invoice/sent', {
    title: '发票已送达用户',
    scope: 'invoice',
    body: oneInvoice,
    reply: done,
    example: { ask: { merId: 1, invoiceNo: 'FP731179500000000098765' }, answer: null },
  }),
})
