import { codeTable } from '../kernel/code-table.ts'

/** Where a shop's money goes (spec §4 "Transfer types"). */
export const settlementType = codeTable({
  bank: { code: 'bank', label: '银行卡' },
  wechat: { code: 'wechat', label: '微信' },
  alipay: { code: 'alipay', label: '支付宝' },
})
export type SettlementType = (typeof settlementType.codes)[number]

/** Whose bank account it is (spec §4 "Account type"). */
export const accountType = codeTable({
  personal: { code: 0, label: '个人账户' },
  corporate: { code: 1, label: '对公账户' },
})
export type AccountType = (typeof accountType.codes)[number]
