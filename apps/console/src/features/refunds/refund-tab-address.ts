import type { TabItem } from '#ui/list/filters/filter.ts'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { refundApi } from '@zhanggui/contract/order/refund'
import { ALL_REFUNDS, type RefundStatus, refundStatus } from '@zhanggui/domain/order/refund-codes'

const tabFrom = (text: string | null): RefundStatus | typeof ALL_REFUNDS =>
  refundStatus.codes.find((code) => String(code) === text) ?? ALL_REFUNDS

/** What the list asks for besides what its address says: without a word it is all refunds. */
export const refundListDefaults = (search: URLSearchParams) => ({
  fixed: { refundStatus: tabFrom(search.get('refundStatus')) },
})

const is = refundStatus.is
/** In the order of the work: what waits for the shop comes before what waits for others. */
const tabs = [
  [is.toAudit, 'await'],
  [is.toReceive, 'awaitReceiving'],
  [is.refunding, 'refunding'],
  [is.returning, 'awaitReturning'],
  [is.refused, 'reject'],
  [is.refunded, 'refunded'],
  [is.revoked, 'revoke'],
] as const

/** All refunds have no word in the address, unless somebody has written it there. */
export const tabItems = (
  counts: ReplyOf<typeof refundApi.tabs> | undefined,
  written: string | undefined,
): TabItem[] => [
  { value: written === String(ALL_REFUNDS) ? written : '', label: '全部', count: counts?.all, isTotal: true },
  ...tabs.map(([code, name]) => ({ value: String(code), label: refundStatus.label(code), count: counts?.[name] })),
]
