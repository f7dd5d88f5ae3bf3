import { useCall } from '#api/use-call.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { Money } from '#ui/show/money.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderTab } from '@zhanggui/domain/order/order-codes'
import { Link } from 'react-router'
import { orderPath, OrderState, ordersOfBuyerPath } from '../../orders/public.ts'

const MOST = 20

/** The newest orders of a user; all of them are in the list of orders. */
export function UserOrders({ uid }: { readonly uid: number }) {
  const query = { status: orderTab.is.all, searchType: 'uid', content: String(uid), limit: MOST } as const
  const orders = useCall(orderApi.list, query)
  if (!orders.data) return <WaitingFor waiting={{ error: orders.error, retry: () => void orders.refetch() }} />
  const { list, total } = orders.data
  if (total === 0) return <p className="user-orders-none">还没有订单</p>
  return (
    <>
      <table className="user-orders" aria-label="订单">
        <thead>
          <tr>
            <th scope="col">订单号</th>
            <th scope="col" data-spare>
              订单状态
            </th>
            <th scope="col" data-align="right">
              实际支付
            </th>
            <th scope="col" data-spare>
              下单时间
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((order) => (
            <tr key={order.id}>
              <td>
                <Link to={orderPath(order.orderNo)}>{order.orderNo}</Link>
                <span className="user-orders-state">
                  <OrderState of={order} />
                </span>
              </td>
              <td data-spare>
                <OrderState of={order} />
              </td>
              <td data-align="right">
                <Money fen={order.payPrice} />
              </td>
              <td data-spare>
                <ShopTime at={order.createTime} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > list.length && (
        <Link className="user-orders-more" to={ordersOfBuyerPath(uid)}>
          查看全部 {total} 个订单
        </Link>
      )}
    </>
  )
}
