import { syncKind } from '@zhanggui/domain/social/sync-codes'

/** A draft, and the approved product of the same number, in the queue to the social platform. */
export const subjectOf = (id: number) => ({ kind: syncKind.is.videoProduct, subjectId: id })

/** Our number at the social platform, which serves all merchants. */
export const outIdOf = (merId: number, id: number): string => `${merId}-${id}`

/** Undefined where it is none of ours. */
export function readOutId(outId: string): { readonly merId: number; readonly id: number } | undefined {
  const [, merId, id] = /^(\d{1,9})-(\d{1,15})$/.exec(outId) ?? []
  return merId === undefined ? undefined : { merId: Number(merId), id: Number(id) }
}
