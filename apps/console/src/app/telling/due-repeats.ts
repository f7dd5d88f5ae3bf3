import type { NoticePreferences } from '@zhanggui/contract/notice'
import type { NoticeKind } from '@zhanggui/domain/notice/notice-kinds'

/** The kinds that are to be told of again; `lastTold` says when they were told last, as far as this tab knows. */
export const dueRepeats = (
  kinds: NoticePreferences['kinds'],
  lastTold: ReadonlyMap<NoticeKind, number>,
  since: number,
  now: number,
): NoticeKind[] =>
  kinds
    .filter(({ kind, inBell, repeat }) => {
      const wait = repeat * 60_000
      return inBell && wait > 0 && now - (lastTold.get(kind) ?? since) >= wait
    })
    .map(({ kind }) => kind)
