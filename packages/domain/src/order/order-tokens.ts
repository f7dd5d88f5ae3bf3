import { queryTokens, searchText, searchTokens } from '../kernel/text/search-tokens.ts'

interface Searched {
  readonly orderNo: string
  /** Of the receiver and of the buyer's account. */
  readonly phones: readonly string[]
  /** Of buyer, receiver and products. */
  readonly names: readonly string[]
  readonly verifyCode: string
}

/** Numbers are found by their ends: what people read out over the telephone. */
const TAILS = [4, 6, 8]

const tailsOf = (number: string): string[] => [
  ...TAILS.filter((length) => number.length > length).map((length) => `#${number.slice(-length)}`),
  ...(number === '' ? [] : [`#${number}`]),
]

/** What the search box finds an order by. */
export const orderTokens = ({ orderNo, phones, names, verifyCode }: Searched): string[] => [
  ...new Set([...[orderNo, verifyCode, ...phones].flatMap(tailsOf), ...names.flatMap(searchTokens)]),
]

/** The end of a number as somebody typed it. */
export interface TypedTail {
  readonly typed: string
  /** An order without it does not have the number; of those with it the numbers themselves are compared. */
  readonly token: string
}

/** Undefined for what is no number, and for ends so short that they would find half of the shop's buyers. */
export function typedTail(text: string): TypedTail | undefined {
  const typed = text.toUpperCase()
  const known = TAILS.findLast((length) => length <= typed.length)
  if (!/^[\w-]+$/.test(typed) || known === undefined) return undefined
  return { typed, token: `#${typed.slice(-known)}` }
}

/** What the search box asks for: words of a name, or the end of a number. */
export function orderQuery(typed: string) {
  const text = searchText(typed)
  // A pair says all about two characters; pairs of a longer text may stand apart, or in several names.
  return { words: queryTokens(typed), text: [...text].length > 2 ? text : undefined, tail: typedTail(typed) }
}
