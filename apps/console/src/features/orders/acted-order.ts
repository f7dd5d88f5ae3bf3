import type { OrderDetail, OrderLine, OrderRow } from '@zhanggui/contract/order/order-fields'

/** An order as far as something is done with it, from the list or from its details. */
export interface ActedOrder extends Omit<OrderRow, 'infoResponseList'> {
  readonly lines: readonly OrderLine[]
}

export const orderOfRow = ({ infoResponseList: lines, ...order }: OrderRow): ActedOrder => ({ ...order, lines })
export const orderOfDetail = ({ orderDetailList: lines, ...order }: OrderDetail): ActedOrder => ({ ...order, lines })
