import { mayCall, useSession } from '#api/session.ts'
import { MoneySum } from '#ui/show/money-sum.tsx'
import { RevealButton } from '#widgets/buyer/reveal-button.tsx'
import { useRevealed } from '#widgets/buyer/use-revealed.ts'
import { BuyerName } from '#widgets/buyer/buyer-name.tsx'
import { SmallPictures } from '#widgets/small-pictures/small-pictures.tsx'
import { RecordPart, RecordWords } from '#ui/show/record-part.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { orderApi } from '@zhanggui/contract/order/order'
import type { OrderDetail } from '@zhanggui/contract/order/order-fields'
import { userApi } from '@zhanggui/contract/user/user'
import { cancelledBy, goodsKind, orderType, shippingType } from '@zhanggui/domain/order/order-codes'
import { Descriptions, type DescriptionsProps } from 'antd'
import { Link } from 'react-router'
import { userPath } from '../../users/public.ts'
import { incomeParts, orderSum } from './line-sum.ts'

interface Props {
  readonly order: OrderDetail
}

const COLUMNS = { xs: 1, sm: 2 }

/** Who bought, where it goes to, what was paid, and what was said about it. */
export const OrderInfo = ({ order }: Props) => (
  <div className="record-parts">
    <Buyer order={order} />
    <Facts order={order} />
    <RecordPart title="金额明细">
      <MoneySum parts={orderSum(order)} sum={{ label: '实际支付', fen: order.payPrice }} />
    </RecordPart>
    {order.paid && (
      <RecordPart title="商家收入">
        <MoneySum parts={incomeParts(order)} sum={{ label: '商家收入（已扣退款）', fen: order.merchantIncome }} />
      </RecordPart>
    )}
    <RecordWords title="买家留言" text={order.userRemark} />
    <RecordWords title="商家备注" text={order.merchantRemark} />
    <Extends order={order} />
  </div>
)

function Buyer({ order }: Props) {
  const revealed = useRevealed(orderApi.reveal, { orderNo: order.orderNo })
  const { realName, userPhone, userAddress, phone } = revealed.data ?? order
  const isSent = order.shippingType === shippingType.is.delivery && order.secondType !== goodsKind.is.virtual
  const items: DescriptionsProps['items'] = [
    { key: 'name', label: '用户昵称', children: <Who order={order} /> },
    { key: 'uid', label: '用户ID', children: order.uid },
    { key: 'phone', label: '手机号', children: phone || '-' },
    ...(isSent
      ? [
          { key: 'receiver', label: '收货人', children: realName || '-' },
          { key: 'tel', label: '收货电话', children: userPhone || '-' },
          { key: 'address', label: '收货地址', span: 'filled' as const, children: userAddress || '-' },
        ]
      : []),
  ]
  return (
    <RecordPart title={isSent ? '用户和收货信息' : '用户信息'} extra={<RevealButton of={revealed} />}>
      <Descriptions size="small" colon={false} column={COLUMNS} items={items} />
    </RecordPart>
  )
}

/** Whoever has paid is a user of the shop. */
function Who({ order }: Props) {
  const mayLook = mayCall(userApi.detail, useSession())
  const name = <BuyerName of={order} />
  return order.paid && mayLook ? <Link to={userPath(order.uid)}>{name}</Link> : name
}

/** How the buyer gets the goods, in words. */
function deliveryText({ secondType, shippingType: way }: OrderDetail) {
  if (secondType === goodsKind.is.cloudDisk || secondType === goodsKind.is.cardKey) return '自动发货'
  return secondType === goodsKind.is.virtual ? shippingType.label(shippingType.is.virtual) : shippingType.label(way)
}

/** How it was sold, and what, where that is not plain goods. */
const typeText = ({ type, secondType }: OrderDetail) =>
  [orderType.label(type), secondType !== goodsKind.is.plain && goodsKind.label(secondType)].filter(Boolean).join(' · ')

function Facts({ order }: Props) {
  const isPickUp = order.shippingType === shippingType.is.pickUp
  const times: readonly (readonly [string, Date | null])[] = [
    ['下单时间', order.createTime],
    ['支付时间', order.payTime],
    ['发货时间', order.sendTime],
    [isPickUp ? '核销时间' : '收货时间', order.receivingTime],
    ['完成时间', order.completeTime],
  ]
  const items: DescriptionsProps['items'] = [
    { key: 'type', label: '订单类型', children: typeText(order) },
    { key: 'plat', label: '平台单号', children: order.platOrderNo },
    { key: 'way', label: '配送方式', children: deliveryText(order) },
    ...(order.deliveryTime === ''
      ? []
      : [{ key: 'slot', label: isPickUp ? '自提时间' : '配送时间', children: order.deliveryTime }]),
    { key: 'num', label: '商品总数', children: `${order.totalNum} 件` },
    { key: 'gain', label: '赠送积分', children: order.gainIntegral },
    ...(order.cancelStatus === cancelledBy.is.nobody
      ? []
      : [{ key: 'cancel', label: '取消方式', children: cancelledBy.label(order.cancelStatus) }]),
    ...(isPickUp && order.verifyCode !== '' ? [{ key: 'code', label: '核销码', children: order.verifyCode }] : []),
    ...(isPickUp ? [{ key: 'clerk', label: '核销员', children: order.clerkName || '-' }] : []),
    ...times.flatMap(([label, at]) => (at ? { key: label, label, children: <ShopTime at={at} exact /> } : [])),
  ]
  return (
    <RecordPart title="订单信息">
      <Descriptions size="small" colon={false} column={COLUMNS} items={items} />
    </RecordPart>
  )
}

/** What the buyer filled in besides: words, or pictures. */
const Extends = ({ order: { orderExtend } }: Props) =>
  orderExtend.length > 0 && (
    <RecordPart title="自定义留言">
      <Descriptions
        size="small"
        colon={false}
        column={COLUMNS}
        items={orderExtend.map(({ title, value }) => ({
          key: title,
          label: title,
          children: typeof value === 'string' ? value || '-' : <SmallPictures paths={value} most={value.length} />,
        }))}
      />
    </RecordPart>
  )
