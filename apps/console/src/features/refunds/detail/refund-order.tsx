import { mayCall, useSession } from '#api/session.ts'
import { Money } from '#ui/show/money.tsx'
import { RecordPart, RecordWords } from '#ui/show/record-part.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { RevealButton } from '#widgets/buyer/reveal-button.tsx'
import { useRevealed } from '#widgets/buyer/use-revealed.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi, type RefundDetail } from '@zhanggui/contract/order/refund'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { Descriptions, type DescriptionsProps } from 'antd'
import { Link } from 'react-router'
import { orderPath } from '#features/orders/public.ts'

const COLUMNS = { xs: 1, sm: 2 }

/** The order behind a refund. */
export function RefundOrder({ refund: { refundOrderNo, orderInfoVo: order } }: { readonly refund: RefundDetail }) {
  const revealed = useRevealed(refundApi.reveal, { refundOrderNo })
  const mayLook = mayCall(orderApi.info, useSession())
  const { phone, realName, userPhone, userAddress } = revealed.data ?? order
  const buyer: DescriptionsProps['items'] = [
    { key: 'name', label: '用户昵称', children: order.nickname },
    { key: 'phone', label: '手机号', children: phone || '-' },
    { key: 'receiver', label: '收货人', children: realName || '-' },
    { key: 'tel', label: '收货电话', children: userPhone || '-' },
    { key: 'address', label: '收货地址', span: 'filled', children: userAddress || '-' },
  ]
  const facts: DescriptionsProps['items'] = [
    {
      key: 'no',
      label: '订单号',
      children: mayLook ? <Link to={orderPath(order.orderNo)}>{order.orderNo}</Link> : order.orderNo,
    },
    { key: 'status', label: '订单状态', children: orderStatus.label(order.status) },
    { key: 'paid', label: '实际支付', children: <Money fen={order.payPrice} /> },
    { key: 'num', label: '商品总数', children: `${order.totalNum} 件，已发 ${order.deliveryNum} 件` },
    { key: 'placed', label: '下单时间', children: <ShopTime at={order.createTime} exact /> },
    { key: 'paidAt', label: '支付时间', children: <ShopTime at={order.payTime} exact /> },
  ]
  return (
    <div className="record-parts">
      <RecordPart title="用户和收货信息" extra={<RevealButton of={revealed} />}>
        <Descriptions size="small" colon={false} column={COLUMNS} items={buyer} />
      </RecordPart>
      <RecordPart title="订单信息">
        <Descriptions size="small" colon={false} column={COLUMNS} items={facts} />
      </RecordPart>
      <RecordWords title="买家留言" text={order.userRemark} />
      <RecordWords title="商家备注" text={order.merchantRemark} />
    </div>
  )
}
