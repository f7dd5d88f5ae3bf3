import { invoiceKind, invoiceStatus, invoiceTitle } from '@zhanggui/domain/finance/invoice-codes'
import { z } from 'zod'
import { shopTime, yuan } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { dateLimit } from '../kernel/fields.ts'
import { done, pageOf, pageQuery, text } from '../kernel/shapes.ts'

const codeOf = <C extends number>(codes: readonly [C, ...C[]], error: string) =>
  z.coerce.number<number | string>().pipe(z.literal(codes, { error }))

/** What list and tab counts go by. */
const invoiceFilter = z.object({
  /** Of the order or of the request. */
  orderNo: z.string().trim().max(32, '订单号过长').optional(),
  title: z.string().trim().max(100, '发票抬头过长').optional(),
  kind: codeOf(invoiceKind.codes, '未知的发票类型').optional(),
  dateLimit: dateLimit.optional(),
})

/** Corrects what was refunded after the invoice, or after the letter before it. */
export const redLetter = z.object({ number: z.string(), fileUrl: z.string(), amount: yuan, time: shopTime })

const invoiceRow = z.object({
  id: z.int(),
  invoiceNo: z.string(),
  orderNo: z.string(),
  uid: z.int(),
  nickName: z.string(),
  kind: z.literal(invoiceKind.codes),
  titleType: z.literal(invoiceTitle.codes),
  title: z.string(),
  taxNo: z.string(),
  email: z.string(),
  amount: yuan,
  status: z.literal(invoiceStatus.codes),
  number: z.string(),
  fileUrl: z.string(),
  issueTime: shopTime.nullable(),
  /** When it reached the buyer. */
  sendTime: shopTime.nullable(),
  /** What was refunded since it was issued, and how much of it no red letter says yet. */
  redAmount: yuan,
  redDueAmount: yuan,
  redLetters: z.array(redLetter),
  refusalReason: z.string(),
  version: z.int(),
  createTime: shopTime,
})
export type InvoiceRow = z.output<typeof invoiceRow>

const BASE = '/admin/merchant/finance/invoice'
const count = z.int()

/** An uploaded document of the shop. */
const pdf = z
  .string({ error: '请上传发票文件' })
  .trim()
  .min(1, '请上传发票文件')
  .max(255, '文件地址过长')
  .regex(/^\/media\/.+\.pdf$/i, '请上传 PDF 格式的发票文件')
const number = z
  .string({ error: '请输入发票号码' })
  .trim()
  .regex(/^\d{8,20}$/, '发票号码为8-20位数字')
const document = z.object({ id, number, fileUrl: pdf, version: z.int().optional() })

export const invoiceApi = area(
  'invoice',
  {
    list: get(`${BASE}/list`, {
      title: '发票申请列表',
      permission: 'merchant:finance:invoice:page:list',
      query: pageQuery.extend({
        ...invoiceFilter.shape,
        status: codeOf(invoiceStatus.codes, '未知的发票状态').optional(),
      }),
      reply: pageOf(invoiceRow),
    }),
    tabs: get(`${BASE}/status/num`, {
      title: '发票状态数量',
      permission: 'merchant:finance:invoice:page:list',
      query: invoiceFilter,
      reply: z.object({ all: count, waiting: count, issued: count, closed: count, redDue: count, red: count }),
    }),
    issue: post(`${BASE}/issue`, {
      title: '开具发票',
      permission: 'merchant:finance:invoice:issue',
      body: document,
      reply: done,
    }),
    red: post(`${BASE}/red`, {
      title: '开具红字发票',
      permission: 'merchant:finance:invoice:issue',
      body: document,
      reply: done,
    }),
    close: post(`${BASE}/close`, {
      title: '拒绝开票',
      permission: 'merchant:finance:invoice:issue',
      body: z.object({ id, reason: text('拒绝原因', { max: 100 }) }),
      reply: done,
    }),
  },
  '/finance/invoice',
)
