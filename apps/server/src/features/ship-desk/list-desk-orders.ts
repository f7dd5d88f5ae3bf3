import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { subjectOfMany } from '@zhanggui/domain/audit/subject-rules'
import { MOST_AT_DESK } from '@zhanggui/domain/order/desk/desk-codes'
import { orderTab } from '@zhanggui/domain/order/order-codes'
import { findOrders, orderConditions } from '#features/orders/public'
import type { StaffContext } from '#platform/http/route'
import { listByNumbers, listDeskOrders } from './desk-order.sql.ts'

type Input = InputOf<typeof shipDeskApi.orders>

/** Where orders go is shown unmasked, so it is written down who looked. */
export async function listDeskOrdersFor(context: StaffContext, input: Input) {
  const { ids, total } = await idsOf(context, input)
  const list = await listDeskOrders(context.db, ids)
  context.recordChanges([], subjectOfMany(list.map(({ orderNo }) => orderNo)))
  return { list, total }
}

async function idsOf({ db, now }: StaffContext, { orderNos, filter }: Input) {
  if (!orderNos) {
    const conditions = orderConditions(db, filter ?? {}, now)
    return findOrders(db, orderTab.is.toShip, conditions, { limit: MOST_AT_DESK, offset: 0 }, 'createTime')
  }
  const found = new Map((await listByNumbers(db, orderNos)).map(({ id, orderNo }) => [orderNo, id]))
  const ids = orderNos.flatMap((orderNo) => found.get(orderNo) ?? [])
  return { ids, total: ids.length }
}
