import { accountType, settlementType } from '@zhanggui/domain/settlement/settlement-codes'
import type { StoredAccount } from './settlement.sql.ts'

/** Of a shop that has not said yet where its money goes. */
export const NO_ACCOUNT: StoredAccount = {
  settlementType: settlementType.is.bank,
  bankAccountType: accountType.is.personal,
  bankUserName: '',
  bankName: '',
  bankCard: '',
  bankAddress: '',
  wechatCode: '',
  wechatQrcodeUrl: '',
  alipayCode: '',
  alipayQrcodeUrl: '',
  realName: '',
}
