import { closingArrival, closingAudit, withdrawal } from '@zhanggui/domain/finance/closing-codes'
import { accountType, settlementType } from '@zhanggui/domain/settlement/settlement-codes'
import { z } from 'zod'
import { jsonList, shopTime, yuan } from '../kernel/codecs.ts'
import { area, get, post } from '../kernel/endpoint.ts'
import { dateLimit } from '../kernel/fields.ts'
import { done, pageOf, pageQuery, text, textOrBlank } from '../kernel/shapes.ts'

const codeOf = <C extends number>(codes: readonly [C, ...C[]], error: string) =>
  z.coerce.number<number | string>().pipe(z.literal(codes, { error }))

export const closingNo = text('结算单号', { max: 32 })

/** What list and tab counts go by. */
const closingFilter = z.object({
  closingNo: z.string().trim().max(32, '结算单号过长').optional(),
  closingType: z.enum(settlementType.codes, { error: '未知的转账类型' }).optional(),
  accountStatus: codeOf(closingArrival.codes, '未知的到账状态').optional(),
  dateLimit: dateLimit.optional(),
})

const closingRow = z.object({
  id: z.int(),
  closingNo: z.string(),
  amount: yuan,
  closingType: z.enum(settlementType.codes),
  auditStatus: z.literal(closingAudit.codes),
  accountStatus: z.literal(closingArrival.codes),
  withdrawStatus: z.literal(withdrawal.codes),
  auditName: z.string(),
  auditTime: shopTime.nullable(),
  refusalReason: z.string(),
  /** The same under the name that existing clients read. */
  refusal: z.string(),
  applicant: z.string(),
  createTime: shopTime,
})
export type ClosingRow = z.output<typeof closingRow>

const closingDetail = closingRow.extend({
  accountType: z.literal(accountType.codes),
  closingName: z.string(),
  realName: z.string(),
  closingBank: z.string(),
  /** Only its last four figures. */
  closingBankCard: z.string(),
  closingBankAddress: z.string(),
  wechatNo: z.string(),
  alipayAccount: z.string(),
  paymentCode: z.string(),
  /** JSON text of a list of pictures; `[]` until the money was sent. */
  closingProof: jsonList(z.string(), { malformed: '凭证格式不正确' }),
  closingTime: shopTime.nullable(),
  transferTime: shopTime.nullable(),
  mark: z.string(),
  platformMark: z.string(),
})
export type ClosingDetail = z.output<typeof closingDetail>

const closingBase = z.object({
  balance: yuan,
  /** What may be asked for now. */
  transferBalance: yuan,
  freezeAmount: yuan,
  pendingAmount: yuan,
  holdAmount: yuan,
  guaranteedAmount: yuan,
  transferMinAmount: yuan,
  transferMaxAmount: yuan,
  /** The account that the shop has chosen; nothing until it has. */
  settlementType: z.enum(settlementType.codes).nullable(),
  bankAccountType: z.literal(accountType.codes),
  bankUserName: z.string(),
  bankName: z.string(),
  bankCard: z.string(),
  bankAddress: z.string(),
  realName: z.string(),
  wechatCode: z.string(),
  wechatQrcodeUrl: z.string(),
  alipayCode: z.string(),
  alipayQrcodeUrl: z.string(),
})
export type ClosingBase = z.output<typeof closingBase>

const BASE = '/admin/merchant/finance/closing'
const byNo = { closingNo }
const count = z.int()

export const closingApi = area(
  'closing',
  {
    list: get(`${BASE}/record/list`, {
      title: '结算记录列表',
      permission: 'merchant:finance:closing:page:list',
      query: pageQuery.extend({
        ...closingFilter.shape,
        auditStatus: codeOf(closingAudit.codes, '未知的审核状态').optional(),
      }),
      reply: pageOf(closingRow),
    }),
    tabs: get(`${BASE}/record/status/num`, {
      title: '结算记录状态数量',
      permission: 'merchant:finance:closing:page:list',
      query: closingFilter,
      reply: z.object({ all: count, waiting: count, passed: count, refused: count, cancelled: count }),
    }),
    base: get(`${BASE}/base/info`, {
      title: '结算申请基础信息',
      permission: 'merchant:finance:closing:base:info',
      reply: closingBase,
    }),
    info: get(`${BASE}/record/detail/{closingNo}`, {
      title: '结算记录详情',
      permission: 'merchant:finance:closing:detail',
      params: byNo,
      reply: closingDetail,
    }),
    apply: post(`${BASE}/apply`, {
      title: '结算申请',
      permission: 'merchant:finance:closing:apply',
      operation: 'add',
      body: z.object({
        closingType: z
          .string({ error: '转账类型不能为空' })
          .min(1, '转账类型不能为空')
          .pipe(z.enum(settlementType.codes, { error: '未知的转账类型' })),
        amount: yuan.refine((fen) => fen >= 1, '转账金额不能小于0.01元'),
        mark: textOrBlank('备注', { max: 255 }).default(''),
      }),
      reply: z.object({ closingNo: z.string() }),
    }),
    cancel: post(`${BASE}/cancel/{closingNo}`, {
      title: '撤销结算申请',
      permission: 'merchant:finance:closing:apply',
      params: byNo,
      reply: done,
    }),
  },
  '/finance/closingRecord',
)
