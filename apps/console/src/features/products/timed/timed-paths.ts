import { recordPath } from '#ui/list/trail/open-record.tsx'
import { timedStatus } from '@zhanggui/domain/timed-change/timed-codes'

const TIMED_PAGE = '/product/timed'

export const timedPath = (id: number): string => recordPath(TIMED_PAGE, id)

/** What waits for products of this name. */
export const waitingPath = (name: string): string =>
  `${TIMED_PAGE}?${new URLSearchParams({ status: String(timedStatus.is.waiting), keywords: name }).toString()}`
