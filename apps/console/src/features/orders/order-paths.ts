import { recordPath } from '#ui/list/trail/open-record.tsx'

/** The list of orders, where everything about them begins and ends. */
const LIST_PAGE = '/order/list'

/** Where its receipt is printed by the browser. */
export const receiptPath = (orderNo: string): string => `/order/print/${encodeURIComponent(orderNo)}`

/** Where an order is looked at. */
export const orderPath = (orderNo: string): string => recordPath(LIST_PAGE, orderNo)

/** The orders of one buyer. */
export const ordersOfBuyerPath = (uid: number): string => `${LIST_PAGE}?searchType=uid&content=${uid}`

/** What is to be packed for one of the delivery times on a day. */
export const ordersOfSlotPath = (deliveryDate: string, slotId: number) =>
  `${LIST_PAGE}?deliveryDate=${deliveryDate}&deliverySlot=${slotId}`
