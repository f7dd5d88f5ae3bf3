export const SHIP_DESK = '/order/shipDesk'

/** Numbers that were got from the carriers. */
export const WAYBILLS = `${SHIP_DESK}/waybills`

/** Where sheets of a print run are printed by the browser. */
export const sheetsPath = (id: number): string => `${SHIP_DESK}/print/${id}`

export const refundsOfPath = (orderNo: string): string => `/order/refund?orderNo=${orderNo}`
