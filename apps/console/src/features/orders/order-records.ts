import { load } from '#api/load.ts'
import type { RecordSource } from '#ui/page/record-source.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderTab } from '@zhanggui/domain/order/order-codes'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { orderPath } from './order-paths.ts'
import { stateOf } from './order-state-tag.ts'

const MOST = 5

/** Orders by number, end of the phone number, buyer, product, tracking number or pick-up code. */
const orderRecords: RecordSource = {
  title: '订单',
  calls: [orderApi.list, orderApi.info],
  find: async (words, signal) => {
    const query = { status: orderTab.is.all, keyword: words, limit: MOST } as const
    const { list } = await load(orderApi.list, query, signal)
    return list.map((order) => ({
      id: order.id,
      label: order.orderNo,
      hint: `${stateOf(order).label} · ${order.nickName} · ${formatYuan(order.payPrice)} 元`,
      path: orderPath(order.orderNo),
    }))
  },
}
export default orderRecords
