import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import type { Filter } from '#ui/list/filters/filter.ts'
import type { ListState } from '#ui/list/use-list-state.ts'
import { useNow } from '#ui/live/use-now.ts'
import { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import type { orderApi } from '@zhanggui/contract/order/order'
import { slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import {
  addDays,
  nameOfSlot,
  parseRange,
  shopDate,
  weekdayOf,
  weekdayOptions,
} from '@zhanggui/domain/delivery-time/slot-rules'

const NEAR = ['昨天', '今天', '明天', '后天'] as const
/** As far as bookings usually go. */
const DAYS = 15

const dayOptions = (today: string) =>
  Array.from({ length: DAYS }, (_, nth) => {
    const value = addDays(today, nth - 1)
    const weekday = weekdayOptions[weekdayOf(value) - 1]?.label ?? ''
    return { value, label: `${value.slice(5)} ${NEAR[nth] ?? weekday}` }
  })

/** What is to be packed for a day; once a day is chosen, for one of the shop's times as well. */
export function useDeliveryFilters(
  list: ListState<typeof orderApi.list>,
): Record<'deliveryDate' | 'deliverySlot', Filter | null> {
  const today = shopDate(useNow())
  const isDayChosen = list.filter.deliveryDate !== undefined
  const enabled = mayCall(deliveryTimeApi.list, useSession()) && isDayChosen
  const { data: slots } = useCall(deliveryTimeApi.list, { limit: 100 }, { enabled })
  const options = (slots?.list ?? []).map(({ id, name, timeRange, serviceType }) => ({
    value: id,
    label: `${slotService.label(serviceType)} ${nameOfSlot({ name, ...(parseRange(timeRange) ?? { start: 0, end: 0 }) })}`,
  }))
  return {
    deliveryDate: { label: '配送日期', kind: 'select', options: dayOptions(today) },
    deliverySlot: isDayChosen ? { label: '配送时段', kind: 'select', options } : null,
  }
}
