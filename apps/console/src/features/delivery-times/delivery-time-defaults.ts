import { slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'

/** Without a word in the address it is deliveries. */
export const serviceIn = (search: URLSearchParams) =>
  search.get('serviceType') === String(slotService.is.pickUp) ? slotService.is.pickUp : slotService.is.delivery

export const deliveryTimeDefaults = (search: URLSearchParams) => ({ fixed: { serviceType: serviceIn(search) } })
