import { reviewSearchType, type ReviewSearchType } from '@zhanggui/domain/product/product-codes'

const isKnown = (text: string): text is ReviewSearchType => reviewSearchType.codes.some((code) => code === text)

/** What the address says is searched in. */
export const searchTypeOf = (text: string | undefined): ReviewSearchType =>
  text !== undefined && isKnown(text) ? text : reviewSearchType.is.all

/** Ids and phone numbers are digits: everything else is left out of what was typed. */
const searchText = (type: ReviewSearchType, typed: string): string =>
  type === reviewSearchType.is.uid || type === reviewSearchType.is.phone ? typed.replace(/\D/g, '') : typed

/** The filters of a search; without words nothing is searched in. */
export function userSearch(type: ReviewSearchType, typed: string) {
  const content = searchText(type, typed)
  return { searchType: content === '' ? '' : type, content }
}
