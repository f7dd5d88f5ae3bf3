export const SHIP_DESK = '/order/shipDesk'

/** Where sheets of a print run are printed by the browser. */
export const sheetsPath = (id: number): string => `${SHIP_DESK}/print/${id}`

export const refundsOfPath = (orderNo: string): string => `/order/refund?orderNo=${orderNo}`
