import { searchTokens } from '../kernel/text/search-tokens.ts'

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
