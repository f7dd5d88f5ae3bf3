import type { InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { noticeApi } from '@zhanggui/contract/notice'
import { noticeKind, type NoticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { keepToShip } from '#features/orders/public'
import { keepOpenProblems } from '#features/parcels/public'
import { keepToAnswer } from '#features/refunds/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { StaffContext } from '#platform/http/route'
import { listWaiting } from './notice.sql.ts'

/** Which of the things are still to be done. Whoever does one ends its notice for everybody. */
type KeepUndone = (db: MerchantDb, subjects: readonly string[]) => Promise<readonly string[]>

const undone: ReadonlyMap<NoticeKind, KeepUndone> = new Map([
  [noticeKind.is.newOrder, keepToShip],
  [noticeKind.is.lateOrder, keepToShip],
  [noticeKind.is.parcelProblem, keepOpenProblems],
  [noticeKind.is.refundRequest, keepToAnswer],
])

/** What the person was told of and nobody has done yet, by kind. Having read a notice is not doing it. */
export async function listWaitingNotices(
  { db, staff }: StaffContext,
  { kinds }: InputOf<typeof noticeApi.waiting>,
): Promise<ReplyOf<typeof noticeApi.waiting>> {
  const notices = await listWaiting(db, staff, kinds)
  const found = await Promise.all(
    [...new Set(kinds)].map(async (kind) => {
      const told = notices.filter((notice) => notice.kind === kind)
      const open = new Set(
        told.length > 0
          ? await undone.get(kind)?.(
              db,
              told.map(({ subject }) => subject),
            )
          : [],
      )
      const newest = told.find(({ subject }) => open.has(subject))
      return newest ? [{ ...newest, count: open.size }] : []
    }),
  )
  return found.flat()
}
