import { useCall } from '#api/use-call.ts'
import { useCarriers } from '#widgets/carriers/use-carriers.ts'
import { flagsOf } from '@zhanggui/contract/order/order-flags'
import { type DeskOrder, shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { problemsOf } from '@zhanggui/domain/order/desk/desk-rows'
import { deliveryType } from '@zhanggui/domain/order/order-codes'
import { whyNotDeliver, whyNotOrder } from '@zhanggui/domain/order/order-state'
import { useEffect, useState } from 'react'
import { changeDesk, NOTHING, takeToDesk, useDeskDraft } from './desk-draft.ts'

/** An order on the desk with what is filled in for it. */
export interface DeskRow extends DeskOrder {
  readonly expressCode: string
  readonly trackingNumber: string
  readonly parcel: number
  /** Why it cannot be shipped however it is filled in. */
  readonly blocked: string | undefined
  /** What is wrong with what is filled in, or what came of the last attempt; nothing where nothing is filled in. */
  readonly problem: string | undefined
  readonly isReady: boolean
  /** The last attempt failed, and nothing was changed since. */
  readonly hasFailed: boolean
}

const whyBlocked = (order: DeskOrder): string | undefined =>
  whyNotOrder(flagsOf(order), 'ship')?.message ??
  whyNotDeliver(order.secondType, deliveryType.is.express)?.message ??
  (order.goods.length === 0 ? '没有可发的商品，请先处理退款申请' : undefined)

/** What lies on the ship desk. */
export function useDesk() {
  const draft = useDeskDraft()
  const orders = useDeskOrders(draft.orderNos)
  const search = useFilter(draft.filter)
  const carriers = useCarriers()
  const used = carriers.data?.list.filter(({ isOpen }) => isOpen) ?? []
  const carrier = draft.carrier || (used.find(({ isDefault }) => isDefault)?.code ?? '')
  const found = new Map(orders.data?.list.map((order) => [order.orderNo, order]))
  const filled = draft.orderNos.flatMap((orderNo) => {
    const order = found.get(orderNo)
    const own = draft.filled[orderNo] ?? NOTHING
    if (!order) return []
    const expressCode = own.expressCode || (own.trackingNumber === '' ? order.waybillCode : '') || carrier
    return [{ ...order, ...own, expressCode, trackingNumber: own.trackingNumber || order.waybillNumber }]
  })
  const problems = problemsOf(filled.filter(({ trackingNumber }) => trackingNumber !== ''))
  const rows = filled.map(({ reason, ...row }): DeskRow => {
    const blocked = whyBlocked(row)
    const problem = problems.get(row.id) ?? (reason || undefined)
    const isReady = !blocked && row.trackingNumber !== '' && !problems.has(row.id)
    return { ...row, blocked, problem, isReady, hasFailed: isReady && reason !== '' }
  })
  return {
    rows,
    carrier,
    carriers: used,
    notice: draft.notice,
    isEmpty: draft.orderNos.length === 0 && draft.filter === undefined,
    /** Numbers on the desk that the shop does not have any more. */
    gone: orders.data ? draft.orderNos.filter((orderNo) => !found.has(orderNo)) : [],
    waiting: orders.data || draft.orderNos.length === 0 ? undefined : { error: orders.error, retry: orders.reread },
    searching: search,
    reread: orders.reread,
  }
}
export type Desk = ReturnType<typeof useDesk>

/** Asks anew when orders come to the desk, not when they leave it: every look at where orders go is written down. */
function useDeskOrders(orderNos: readonly string[]) {
  const [wanted, setWanted] = useState(orderNos)
  if (orderNos.some((orderNo) => !wanted.includes(orderNo))) setWanted(orderNos)
  const { data, error, refetch } = useCall(
    shipDeskApi.orders,
    { orderNos: [...wanted] },
    { enabled: wanted.length > 0, staleTime: Infinity, keepPrevious: true },
  )
  return { data, error, reread: () => void refetch() }
}

function useFilter(filter: ReturnType<typeof useDeskDraft>['filter']) {
  const isOn = filter !== undefined
  const { data, error, refetch, isFetching } = useCall(
    shipDeskApi.orders,
    { filter: filter ?? {} },
    { enabled: isOn, staleTime: 0 },
  )
  useEffect(() => {
    if (!isOn || !data || isFetching) return
    takeToDesk({ orderNos: data.list.map(({ orderNo }) => orderNo), found: data.total })
    changeDesk({ filter: undefined })
  }, [isOn, data, isFetching])
  return isOn ? { error, retry: () => void refetch() } : undefined
}
