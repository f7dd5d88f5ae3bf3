import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import type { ListState } from '#ui/list/use-list-state.ts'
import { useTeamFilters } from '#widgets/teamwork/use-team-filters.ts'
import { userSearchFilter } from '#widgets/user-search/user-search-filter.tsx'
import { filterOf } from '@zhanggui/contract/kernel/filter'
import { orderApi } from '@zhanggui/contract/order/order'
import { dueBy } from '@zhanggui/domain/order/due-codes'
import { orderType } from '@zhanggui/domain/order/order-codes'
import { useDeliveryFilters } from './delivery-filters.ts'
import { tabItems } from './order-tab-address.ts'

export function useOrderFilters(list: ListState<typeof orderApi.list>): FiltersOf<typeof orderApi.list> {
  const enabled = mayCall(orderApi.tabs, useSession())
  const counted = filterOf<typeof orderApi.tabs>(orderApi.tabs, list.filter)
  const { data: counts } = useCall(orderApi.tabs, counted, { keepPrevious: true, enabled })
  const { deliveryDate, deliverySlot } = useDeliveryFilters(list)
  const team = useTeamFilters()
  return {
    status: { kind: 'tabs', items: tabItems(counts, list.address.filters['status']) },
    keyword: { label: '搜索', kind: 'text', placeholder: '单号、手机尾号、买家等' },
    orderNo: { label: '订单编号', kind: 'text' },
    type: { label: '订单类型', kind: 'select', options: orderType.options },
    dateLimit: { label: '时间选择', kind: 'dates' },
    due: { label: '处理时限', kind: 'select', options: dueBy.options },
    ...team,
    deliveryDate,
    deliverySlot,
    searchType: null,
    content: userSearchFilter(list),
  }
}
