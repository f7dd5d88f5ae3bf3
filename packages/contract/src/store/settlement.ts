import { accountType, settlementType } from '@zhanggui/domain/settlement/settlement-codes'
import { z } from 'zod'
import { area, get, post } from '../kernel/endpoint.ts'
import { pictureOrBlank } from '../kernel/fields.ts'
import { done } from '../kernel/shapes.ts'

const words = (label: string) => z.string().trim().max(255, `${label}不能超过255个字符`).default('')

/** The fields of all types; which of them count is said by the form of the chosen one. */
const accountFields = {
  bankUserName: words('持卡人姓名'),
  bankName: words('银行名称'),
  bankCard: words('银行卡号'),
  bankAddress: words('开户地址'),
  wechatCode: words('微信号'),
  wechatQrcodeUrl: pictureOrBlank.default(''),
  alipayCode: words('支付宝账号'),
  alipayQrcodeUrl: pictureOrBlank.default(''),
  realName: words('真实姓名'),
}

export const settlementInfo = z.object({
  /** Nothing until the shop has said where its money goes. */
  settlementType: z.enum(settlementType.codes).nullable(),
  bankAccountType: z.literal(accountType.codes),
  bankUserName: z.string(),
  bankName: z.string(),
  /** Only its last four figures. */
  bankCard: z.string(),
  bankAddress: z.string(),
  wechatCode: z.string(),
  wechatQrcodeUrl: z.string(),
  alipayCode: z.string(),
  alipayQrcodeUrl: z.string(),
  realName: z.string(),
  /** 0 where nothing is stored. */
  version: z.int(),
})
export type SettlementInfo = z.output<typeof settlementInfo>

export const settlementApi = area(
  'settlement',
  {
    info: get('/admin/merchant/settlement/info', {
      title: '商户结算信息',
      permission: 'merchant:settlement:info',
      reply: settlementInfo,
    }),
    edit: post('/admin/merchant/settlement/info/edit', {
      title: '商户结算信息编辑',
      permission: 'merchant:settlement:info:edit',
      body: z.object({
        settlementType: z.enum(settlementType.codes, { error: '未知的转账类型' }),
        bankAccountType: z.literal(accountType.codes, { error: '未知的账户类型' }).default(accountType.is.personal),
        ...accountFields,
        version: z.int().optional(),
      }),
      reply: done,
    }),
  },
  '/operation/modifyStoreInfo',
)
