import { type Fen, toFen } from '../kernel/money.ts'

export const TAG_LENGTH = 20
export const REMARK_LENGTH = 256

/** More are no longer looked through. */
const MAX_TAGS = 100
export const MAX_TAGS_OF_USER = 20

export const whyNotAddTag = (count: number): string | undefined =>
  count < MAX_TAGS ? undefined : `标签最多${MAX_TAGS}个，请先删除不用的`

/** What one order of a user brings on average; a half counts as a fen. */
export const averageOrder = (paid: Fen, orders: number): Fen => toFen(orders === 0 ? 0 : Math.round(paid / orders))
