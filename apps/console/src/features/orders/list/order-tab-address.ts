import type { TabItem } from '#ui/list/filters/filter.ts'
import type { orderApi } from '@zhanggui/contract/order/order'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { type OrderTab, orderTab } from '@zhanggui/domain/order/order-codes'

const tabFrom = (text: string | null): OrderTab => orderTab.codes.find((code) => code === text) ?? orderTab.is.all

/** What the list asks for besides what its address says: without a word it is all orders. */
export const orderListDefaults = (search: URLSearchParams) => ({ fixed: { status: tabFrom(search.get('status')) } })

type Counts = ReplyOf<typeof orderApi.tabs>

/** The wire calls one tab otherwise than its count. */
const countIn = (counts: Counts, tab: OrderTab): number => counts[tab === orderTab.is.toVerify ? 'verification' : tab]

/** All orders have no word in the address, unless somebody has written it there. */
export const tabItems = (counts: Counts | undefined, written: string | undefined): TabItem[] =>
  orderTab.codes.map((code) => ({
    value: code === orderTab.is.all && written !== code ? '' : code,
    label: orderTab.label(code),
    count: counts && countIn(counts, code),
    isTotal: code === orderTab.is.all,
    isAtLeast: counts?.isPartial ?? false,
  }))
