/** Fewer digits of a phone would find half of a shop's buyers. */
export const LEAST_PHONE_DIGITS = 4

interface BuyerSearch {
  readonly searchType?: 'all' | 'uid' | 'phone' | 'nickname' | undefined
  readonly content?: string | undefined
}

/** Why nobody can be found like this. */
export function whyNotSearchBuyer({ searchType = 'all', content = '' }: BuyerSearch): string | undefined {
  if (content === '') return undefined
  const isNumber = /^\d+$/.test(content)
  if (searchType === 'uid') return isNumber ? undefined : 'UID必须是正整数'
  if (searchType !== 'phone') return undefined
  if (!isNumber) return '手机号必须是正整数'
  return content.length < LEAST_PHONE_DIGITS ? `手机号至少输入${LEAST_PHONE_DIGITS}位` : undefined
}
