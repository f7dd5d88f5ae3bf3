export type PhoneSearch = { readonly tail: string; readonly whole?: string }

/**
 * A phone is found by the four figures that everybody sees, or by the whole number. In between one could guess the hidden
 * figures one by one without a line in the log.
 */
export function phoneSearch(typed: string): PhoneSearch | undefined {
  if (/^\d{4}$/.test(typed)) return { tail: typed }
  return /^\d{11,20}$/.test(typed) ? { tail: typed.slice(-4), whole: typed } : undefined
}

export const PHONE_WANTED = '请输入手机号后4位或完整手机号'

interface BuyerSearch {
  readonly searchType?: 'all' | 'uid' | 'phone' | 'nickname' | undefined
  readonly content?: string | undefined
}

/** Why nobody can be found like this. */
export function whyNotSearchBuyer({ searchType = 'all', content = '' }: BuyerSearch): string | undefined {
  if (content === '') return undefined
  if (searchType === 'uid') return /^\d+$/.test(content) ? undefined : 'UID必须是正整数'
  return searchType === 'phone' && !phoneSearch(content) ? PHONE_WANTED : undefined
}
