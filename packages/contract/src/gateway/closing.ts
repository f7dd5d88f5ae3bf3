import { closingArrival, closingAudit } from '@zhanggui/domain/finance/closing-codes'
import { accountType, settlementType } from '@zhanggui/domain/settlement/settlement-codes'
import { z } from 'zod'
import { shopTime, yuan } from '../kernel/codecs.ts'
import { area } from '../kernel/endpoint.ts'
import { picture } from '../kernel/fields.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, pageOf, pageQuery, text, textOrBlank } from '../kernel/shapes.ts'
import { merId, number } from './gateway-fields.ts'

const oneClosing = z.object({ merId, closingNo: text('结算单号', { max: 32 }) })

/** With the whole numbers of the account: the platform pays to it. */
const closing = z.object({
  closingNo: z.string(),
  amount: yuan,
  closingType: z.enum(settlementType.codes),
  accountType: z.literal(accountType.codes),
  closingName: z.string(),
  closingBank: z.string(),
  closingBankCard: z.string(),
  closingBankAddress: z.string(),
  wechatNo: z.string(),
  alipayAccount: z.string(),
  paymentCode: z.string(),
  auditStatus: z.literal(closingAudit.codes),
  accountStatus: z.literal(closingArrival.codes),
  mark: z.string(),
  createTime: shopTime,
})

const example = {
  closingNo: 'CM508179500000000067890',
  amount: '500.00',
  closingType: 'bank',
  accountType: 0,
  closingName: '林知夏',
  closingBank: '招商银行',
  closingBankCard: '6225880112345678',
  closingBankAddress: '招商银行杭州分行',
  wechatNo: '',
  alipayAccount: '',
  paymentCode: '',
  auditStatus: 0,
  accountStatus: 0,
  mark: '',
  createTime: '2026-11-18 10:00:00',
} as const

/** The platform decides about payouts to shops and proves that it has paid them. */
export const closingGateway = area('closing', {
  list: gatewayGet('/closing/list', {
    title: '结算单列表',
    scope: 'closing',
    query: pageQuery.extend({
      merId,
      auditStatus: z.coerce.number<number | string>().pipe(z.literal(closingAudit.codes)).optional(),
    }),
    reply: pageOf(closing),
    example: {
      ask: { merId: 1, auditStatus: 0 },
      answer: { page: 1, limit: 20, totalPage: 1, total: 1, list: [example] },
    },
  }),
  /** A payout that was approved can be refused until it is paid: banks turn transfers down. */
  audit: gatewayPost('/closing/audit', {
    title: '审核结算单',
    scope: 'closing',
    body: oneClosing
      .extend({
        /** The caller's own number of the decision. */
        number,
        auditStatus: z.literal([closingAudit.is.passed, closingAudit.is.refused], { error: '请选择审核结果' }),
        refusalReason: textOrBlank('驳回原因', { max: 255 }).default(''),
        auditName: text('审核员姓名', { max: 50 }),
        platformMark: textOrBlank('平台备注', { max: 255 }).default(''),
      })
      .check(({ value, issues }) => {
        if (value.auditStatus !== closingAudit.is.refused || value.refusalReason !== '') return
        issues.push({ code: 'custom', path: ['refusalReason'], message: '驳回时请填写驳回原因', input: '' })
      }),
    reply: done,
    example: {
      ask: {
        merId: 1,
        closingNo: 'CM508179500000000067890',
        number: 'AUDIT-20261118-3',
        auditStatus: 2,
        refusalReason: '开户名与店铺主体不一致',
        auditName: '周审核',
      },
      answer: null,
    },
  }),
  proof: gatewayPost('/closing/proof', {
    title: '结算到账凭证',
    scope: 'closing',
    body: oneClosing.extend({
      number,
      closingProof: z.array(picture('请上传转账凭证')).min(1, '请上传转账凭证').max(9, '最多9张图片'),
      /** When the money was sent; now, if it is not said. */
      transferTime: shopTime.optional(),
    }),
    reply: done,
    example: {
      ask: {
        merId: 1,
        closingNo: 'CM508179500000000067890',
        number: 'PROOF-20261118-3',
        closingProof: ['https://platform.example.com/proof/3.jpg'],
        transferTime: '2026-11-18 15:30:00',
      },
      answer: null,
    },
  }),
})
