import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi } from '@zhanggui/contract/order/refund'
import { dueBy } from '@zhanggui/domain/order/due-codes'
import { orderTab } from '@zhanggui/domain/order/order-codes'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'

/** Something that waits, and where it is done. */
export interface Work {
  readonly label: string
  /** Undefined while loading, and if loading failed. */
  readonly count: number | undefined
  readonly to: string
  /** How many of them have a deadline that ends today. */
  readonly due?: { readonly count: number | undefined; readonly to: string }
}

const today = { due: dueBy.is.today } as const

/** Orders that wait for the shop. */
export function useOrderWork(): Work[] {
  const enabled = mayCall(orderApi.tabs, useSession())
  const { data: all } = useCall(orderApi.tabs, {}, { enabled })
  const { data: due } = useCall(orderApi.tabs, today, { enabled })
  const { toShip, toVerify } = orderTab.is
  const toShipPath = `/order/list?status=${toShip}`
  return enabled
    ? [
        {
          label: orderTab.label(toShip),
          count: all?.notShipped,
          to: toShipPath,
          due: { count: due?.notShipped, to: `${toShipPath}&due=${today.due}` },
        },
        { label: orderTab.label(toVerify), count: all?.verification, to: `/order/list?status=${toVerify}` },
      ]
    : []
}

/** Refunds that wait for the shop: for its word, or for it to look at what came back. */
export function useRefundWork(): Work[] {
  const enabled = mayCall(refundApi.tabs, useSession())
  const { data: all } = useCall(refundApi.tabs, {}, { enabled })
  const { data: due } = useCall(refundApi.tabs, today, { enabled })
  const inTab = (tab: 0 | 5, label: string, count: 'await' | 'awaitReceiving'): Work => ({
    label,
    count: all?.[count],
    to: `/order/refund?refundStatus=${tab}`,
    due: { count: due?.[count], to: `/order/refund?refundStatus=${tab}&due=${today.due}` },
  })
  const { toAudit, toReceive } = refundStatus.is
  return enabled ? [inTab(toAudit, '退款待审核', 'await'), inTab(toReceive, '退货待收货', 'awaitReceiving')] : []
}
