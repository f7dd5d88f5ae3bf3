import { MoneySum } from '#ui/show/money-sum.tsx'
import { GoodsLine } from '#widgets/buyer/goods-line.tsx'
import type { OrderDetail } from '@zhanggui/contract/order/order-fields'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { shippingType } from '@zhanggui/domain/order/order-codes'
import { lineSum } from './line-sum.ts'

/** Each line: where its pieces are, and how its price came about. */
export function OrderGoods({ order }: { readonly order: OrderDetail }) {
  const handed = order.shippingType === shippingType.is.pickUp ? '核销' : '发货'
  return (
    <ul className="order-lines">
      {order.orderDetailList.map((line) => (
        <li key={line.id}>
          <div>
            <GoodsLine of={line} />
            <p className="order-line-facts">
              <span>{`购买 ${line.payNum}`}</span>
              <span>{`${handed} ${line.deliveryNum}`}</span>
              {line.applyRefundNum > 0 && <span className="is-refund">{`退款中 ${line.applyRefundNum}`}</span>}
              {line.refundNum > 0 && <span className="is-refund">{`退款成功 ${line.refundNum}`}</span>}
              {line.refundPrice > 0 && <span className="is-refund">{`已退 ¥${formatYuan(line.refundPrice)}`}</span>}
              {line.isReply && <span>已评价</span>}
            </p>
          </div>
          <MoneySum parts={lineSum(line)} sum={{ label: '实付', fen: line.payPrice }} />
        </li>
      ))}
    </ul>
  )
}
