import type { GuaranteeGroupRow } from '@zhanggui/contract/guarantee-group'

/** Always in the same order, so that two equal choices are equal lists. */
export const ordered = (ids: Iterable<number>): number[] => [...ids].toSorted((one, other) => one - other)

/** What the platform no longer shows cannot be promised again: it is left behind with the next change. */
export const validMembers = ({ guaranteeList }: GuaranteeGroupRow): number[] =>
  ordered(guaranteeList.filter(({ isShow }) => isShow).map(({ gid }) => gid))
