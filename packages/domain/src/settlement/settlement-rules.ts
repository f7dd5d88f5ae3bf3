import { type AccountType, accountType, type SettlementType, settlementType } from './settlement-codes.ts'

/** The form that is filled in for an account of this kind; the platform ships them by these names. */
export function settlementForm(type: SettlementType, account: AccountType): string {
  if (type === settlementType.is.wechat) return '结算信息-微信'
  if (type === settlementType.is.alipay) return '结算信息-支付宝'
  return account === accountType.is.corporate ? '结算信息-对公账户' : '结算信息-银行卡'
}

const SHOWN = 4

/** `********1234`: enough to recognise a card by, nothing to steal. Of a short one nothing is shown. */
export const maskCard = (card: string): string =>
  card.length <= SHOWN ? '*'.repeat(card.length) : '*'.repeat(card.length - SHOWN) + card.slice(-SHOWN)

/** `sh****ng`: of a name or number at a payment service. */
export const maskAccount = (name: string): string =>
  name.length <= SHOWN ? '*'.repeat(name.length) : `${name.slice(0, 2)}****${name.slice(-2)}`

/** A card that comes back as it was shown, or blank, is the stored one. */
export const cardToStore = (sent: string, stored: string): string =>
  sent === '' || sent === maskCard(stored) ? stored : sent
