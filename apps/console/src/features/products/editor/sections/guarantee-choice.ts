import type { GuaranteeGroupRow } from '@zhanggui/contract/goods/guarantee-group'

/** The promises of a bundle that the platform still shows. */
export const idsIn = (group: Pick<GuaranteeGroupRow, 'guaranteeList'> | undefined): number[] =>
  (group?.guaranteeList ?? []).filter(({ isShow }) => isShow).map(({ gid }) => gid)

/** The bundle that consists of exactly these promises. */
export function groupOf(groups: readonly GuaranteeGroupRow[], ids: readonly number[]): GuaranteeGroupRow | undefined {
  const wanted = ids.toSorted((a, b) => a - b).join()
  if (wanted === '') return undefined
  return groups.find(
    (group) =>
      idsIn(group)
        .toSorted((a, b) => a - b)
        .join() === wanted,
  )
}
