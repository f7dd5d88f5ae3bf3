import './order.drawer.css'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { DueTime } from '#ui/show/due-time.tsx'
import { Money } from '#ui/show/money.tsx'
import { RecordHead } from '#ui/show/record-head.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { dispatchApi } from '@zhanggui/contract/order/dispatch'
import { orderApi } from '@zhanggui/contract/order/order'
import type { OrderDetail } from '@zhanggui/contract/order/order-fields'
import { deliveryType, orderStatus, payChannel, payType } from '@zhanggui/domain/order/order-codes'
import { teamApi } from '@zhanggui/contract/order/team'
import { ColleaguesHere } from '#widgets/teamwork/colleagues-here.tsx'
import { TeamPanel } from '#widgets/teamwork/team-panel.tsx'
import { Drawer, Tabs } from 'antd'
import type { ReactNode } from 'react'
import { type ActedOrder, orderOfDetail } from '../acted-order.ts'
import { OrderState } from '../order-state.tsx'
import { OrderCourier } from './order-courier.tsx'
import { OrderEvents } from './order-events.tsx'
import { OrderGoods } from './order-goods.tsx'
import { OrderInfo } from './order-info.tsx'
import { OrderShipments } from './order-shipments.tsx'

interface Props {
  readonly orderNo: string
  /** Which of its tabs is open. */
  readonly part: string
  readonly onPart: (part: string) => void
  readonly actionsOf: (order: ActedOrder) => ReactNode
  readonly onClose: () => void
}

/** An order in all its parts. */
export default function OrderDrawer({ orderNo, part, onPart, actionsOf, onClose }: Props) {
  const order = useCall(orderApi.info, { orderNo }, { keepPrevious: true })
  const session = useSession()
  const shown = order.data
  const isCurrent = shown?.orderNo === orderNo && !order.error
  const parts = shown ? partsOf(shown).filter(({ call }) => mayCall(call, session)) : []
  return (
    <Drawer open title="订单详情" size={1000} extra={<RecordSteps />} onClose={onClose}>
      {isCurrent ? (
        <div className="record-detail">
          <ColleaguesHere kind="order" id={shown.id} />
          <OrderHead order={shown} />
          <div className="order-deeds">{actionsOf(orderOfDetail(shown))}</div>
          <Tabs
            activeKey={parts.some(({ key }) => key === part) ? part : 'info'}
            items={parts.map(({ key, label, children }) => ({ key, label, children }))}
            onChange={onPart}
          />
        </div>
      ) : (
        <WaitingFor waiting={{ error: order.error, retry: () => void order.refetch() }} />
      )}
    </Drawer>
  )
}

const is = orderStatus.is
const courierStates: ReadonlySet<number> = new Set([is.assigned, is.accepted, is.arrived, is.pickedUp])

/** The tabs that an order has where it stands. */
function partsOf(order: OrderDetail) {
  const { orderNo, status } = order
  const hasCourier = courierStates.has(status) || order.deliveryType === deliveryType.is.merchant
  return [
    { key: 'info', label: '订单信息', call: orderApi.info, children: <OrderInfo order={order} /> },
    { key: 'goods', label: '商品信息', call: orderApi.info, children: <OrderGoods order={order} /> },
    ...(order.hasShipments
      ? [
          {
            key: 'parcels',
            label: '发货记录',
            call: orderApi.shipments,
            children: <OrderShipments order={order} />,
          },
        ]
      : []),
    ...(hasCourier
      ? [
          {
            key: 'courier',
            label: '配送进度',
            call: dispatchApi.progress,
            children: <OrderCourier orderNo={orderNo} />,
          },
        ]
      : []),
    {
      key: 'team',
      label: '协作',
      call: teamApi.marks,
      children: <TeamPanel kind="order" id={order.id} />,
    },
    {
      key: 'events',
      label: '操作记录',
      call: orderApi.events,
      children: <OrderEvents key={orderNo} orderNo={orderNo} />,
    },
  ]
}

function OrderHead({ order }: { readonly order: OrderDetail }) {
  const paid = [order.payType && payType.label(order.payType), order.payChannel && payChannel.label(order.payChannel)]
  const cells = [
    { label: '订单状态', value: <OrderState of={order} /> },
    { label: '实际支付', value: <Money fen={order.payPrice} /> },
    { label: '支付方式', value: [...new Set(paid)].filter(Boolean).join(' · ') || '未支付' },
    { label: '支付时间', value: <ShopTime at={order.payTime} exact /> },
    ...(order.dueTime ? [{ label: '处理时限', value: <DueTime at={order.dueTime} /> }] : []),
  ]
  return <RecordHead title={order.orderNo} copied="订单号" cells={cells} />
}
