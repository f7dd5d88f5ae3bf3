import type { GuaranteeGroupRow } from '@zhanggui/contract/guarantee-group'

/** Always in the same order, so that two equal choices are equal texts. */
export const joinIds = (ids: Iterable<number>): string => [...ids].toSorted((one, other) => one - other).join(',')

/** What the platform no longer shows cannot be promised again: it is left behind with the next change. */
export const validMembers = ({ guaranteeList }: GuaranteeGroupRow): string =>
  joinIds(guaranteeList.filter(({ isShow }) => isShow).map(({ gid }) => gid))
