import './order-columns.css'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { LongNumber } from '#ui/list/table/long-number.tsx'
import { RecordLink } from '#ui/list/trail/open-record.tsx'
import { DueTime } from '#ui/show/due-time.tsx'
import { Money } from '#ui/show/money.tsx'
import { orderApi } from '@zhanggui/contract/order/order'
import type { OrderRow } from '@zhanggui/contract/order/order-fields'
import { goodsKind, orderRefund, orderType, payType, shippingType } from '@zhanggui/domain/order/order-codes'
import { BuyerName } from '#widgets/buyer/buyer-name.tsx'
import { TeamMarks } from '#widgets/teamwork/team-marks.tsx'
import { LinePictures } from '../line-pictures.tsx'
import { OrderState } from '../order-state.tsx'

export const orderColumns: ColumnsOf<typeof orderApi.list> = [
  { field: 'orderNo', title: '订单号', width: 208, isMain: true, render: (order) => <OrderNumber of={order} /> },
  {
    field: 'infoResponseList',
    title: '商品',
    width: 124,
    render: ({ infoResponseList }) => <LinePictures of={infoResponseList} />,
  },
  {
    field: 'nickName',
    title: '用户昵称',
    width: 104,
    isSpare: true,
    render: (order) => <BuyerName of={order} />,
  },
  { field: 'payPrice', title: '实际支付', width: 88, align: 'right', render: (order) => <Paid of={order} /> },
  { field: 'status', title: '订单状态', width: 104, render: (order) => <OrderState of={order} /> },
  { field: 'merchantRemark', title: '备注', width: 100, isSpare: true, render: (order) => <Remarks of={order} /> },
  { field: 'createTime', title: '下单时间', width: 104, isSpare: true },
  { field: 'dueTime', title: '处理时限', width: 96, render: ({ dueTime }) => <DueTime at={dueTime} /> },
]

const OrderNumber = ({ of: order }: { readonly of: OrderRow }) => (
  <>
    <RecordLink to={order.orderNo} call={orderApi.info}>
      <LongNumber>{order.orderNo}</LongNumber>
    </RecordLink>
    <Marks of={order} />
  </>
)

/** Deliveries are near: their year goes without saying. */
const YEAR = /^\d{4}-/

/** What sets an order apart from the usual one, on one line: a refund is the only alarm, then what colleagues say. */
function Marks({ of: order }: { readonly of: OrderRow }) {
  const refund = order.refundStatus === orderRefund.is.none ? '' : orderRefund.label(order.refundStatus)
  const plain = [
    order.type !== orderType.is.plain && `[${orderType.label(order.type)}]`,
    order.secondType !== goodsKind.is.plain && `[${goodsKind.label(order.secondType)}]`,
    order.shippingType === shippingType.is.pickUp && `[${shippingType.label(order.shippingType)}]`,
    order.deliveryTime !== '' && order.deliveryTime.replace(YEAR, ''),
    order.isUserDel && '用户已删除',
  ].filter((mark) => mark !== false)
  return (
    <span className="order-marks" data-hint={[refund, ...plain].join(' ').trim()}>
      {refund !== '' && <span className="order-refund-mark">{refund} </span>}
      <TeamMarks id={order.id} />
      {plain.join(' ')}
    </span>
  )
}

const Paid = ({ of: order }: { readonly of: OrderRow }) => (
  <>
    <Money fen={order.payPrice} />
    <span className="order-small">{order.payType === '' ? '未支付' : payType.label(order.payType)}</span>
  </>
)

/** What the buyer asked for comes first: the shop's own note is known. */
function Remarks({ of: { userRemark, merchantRemark } }: { readonly of: OrderRow }) {
  if (userRemark === '' && merchantRemark === '') return '-'
  return (
    <>
      {userRemark !== '' && (
        <span className="order-remark" title={`买家：${userRemark}`}>
          <span className="order-remark-by">买</span>
          {userRemark}
        </span>
      )}
      {merchantRemark !== '' && (
        <span className="order-remark" title={`商家：${merchantRemark}`}>
          {merchantRemark}
        </span>
      )}
    </>
  )
}
