import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { recordPath } from '#ui/list/trail/open-record.tsx'
import { DueTime } from '#ui/show/due-time.tsx'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { orderApi } from '@zhanggui/contract/order/order'
import type { OrderRow } from '@zhanggui/contract/order/order-fields'
import { refundApi, type RefundRow } from '@zhanggui/contract/order/refund'
import { dueBy } from '@zhanggui/domain/order/due-codes'
import { orderTab } from '@zhanggui/domain/order/order-codes'
import { ALL_REFUNDS, refundStatus } from '@zhanggui/domain/order/refund-codes'
import { Link } from 'react-router'
import { Card } from './card.tsx'

const SHOWN = 6
const soon = { page: 1, limit: SHOWN, due: dueBy.is.soon, sort: 'dueTime' } as const
const ORDERS = `/order/list?status=${orderTab.is.toShip}&due=${dueBy.is.soon}`
const REFUNDS = `/order/refund?refundStatus=${ALL_REFUNDS}&due=${dueBy.is.soon}`

interface Deadline {
  readonly key: string
  readonly path: string
  readonly image: string
  readonly name: string
  readonly task: string
  readonly due: Date | null
}

/** What must be done within a day, the most urgent first. */
export function Deadlines({ isDue }: { readonly isDue: boolean }) {
  const session = useSession()
  const [mayOrders, mayRefunds] = [mayCall(orderApi.list, session), mayCall(refundApi.list, session)]
  const orders = useCall(orderApi.list, { ...soon, status: orderTab.is.toShip }, { enabled: isDue && mayOrders })
  const refunds = useCall(refundApi.list, { ...soon, refundStatus: ALL_REFUNDS }, { enabled: isDue && mayRefunds })
  if (!mayOrders && !mayRefunds) return null
  const isComplete = (!mayOrders || orders.data) && (!mayRefunds || refunds.data)
  const { error, isFetching, refetch } = orders.error ? orders : refunds
  const found = [...(orders.data?.list ?? []).map(ofOrder), ...(refunds.data?.list ?? []).map(ofRefund)]
  const shown = found.toSorted((a, b) => timeOf(a) - timeOf(b)).slice(0, SHOWN)
  return (
    <Card
      title="24 小时内到期"
      answer={{ error, isFetching, refetch, data: isComplete ? shown : undefined }}
      empty={(rows) => (rows.length === 0 ? '没有将要到期的发货和售后，很好。' : undefined)}
      more={
        <>
          <Total to={ORDERS} name="待发货" total={orders.data?.total} />
          <Total to={REFUNDS} name="售后" total={refunds.data?.total} />
        </>
      }
    >
      {(rows) => (
        <ul className="card-rows">
          {rows.map(({ key, path, image, name, task, due }) => (
            <li key={key}>
              <Link to={path}>
                <PictureFrame kind="picture" path={image} alt="" />
                <span className="card-name">
                  <span>{name}</span>
                  <small>
                    {task} {key}
                  </small>
                </span>
                <DueTime at={due} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const timeOf = ({ due }: Deadline) => due?.getTime() ?? Number.POSITIVE_INFINITY

const ofOrder = ({ orderNo, dueTime, infoResponseList: [first, ...others] }: OrderRow): Deadline => ({
  key: orderNo,
  path: recordPath('/order/list', orderNo),
  image: first?.image ?? '',
  name: `${first?.productName ?? ''}${others.length > 0 ? ` 等 ${others.length + 1} 种` : ''}`,
  task: '发货',
  due: dueTime,
})

const ofRefund = ({ refundOrderNo, refundStatus: status, dueTime, refundOrderInfo }: RefundRow): Deadline => ({
  key: refundOrderNo,
  path: recordPath('/order/refund', refundOrderNo),
  image: refundOrderInfo.image,
  name: refundOrderInfo.productName,
  task: status === refundStatus.is.toReceive ? '确认收货' : '审核退款',
  due: dueTime,
})

function Total({
  to,
  name,
  total = 0,
}: {
  readonly to: string
  readonly name: string
  readonly total?: number | undefined
}) {
  return total > 0 ? <Link to={to}>{`${name} ${total.toLocaleString('zh-CN')}`}</Link> : null
}
