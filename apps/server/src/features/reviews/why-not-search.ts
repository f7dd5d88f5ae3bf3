import { reviewSearchType } from '@zhanggui/domain/product/product-codes'
import type { ReviewFilter } from './review.sql.ts'

const numbersOnly: Partial<Record<string, string>> = {
  [reviewSearchType.is.uid]: 'UID必须是正整数',
  [reviewSearchType.is.phone]: '手机号必须是正整数',
}

/** Ids and phone numbers are digits: anything else is a slip of the pen that would find nothing. */
export function whyNotSearch({ searchType = reviewSearchType.is.all, content }: ReviewFilter): string | undefined {
  return content === undefined || /^[0-9]+$/.test(content) ? undefined : numbersOnly[searchType]
}
