import type { SheetOrder } from '@zhanggui/contract/order/ship-desk'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { Barcode } from './barcode.tsx'

export interface SheetProps {
  readonly order: SheetOrder
  readonly merName: string
}

/** What lies in the box; its barcode begins the order at the scanner. */
export const PackingSlip = ({ order, merName }: SheetProps) => (
  <article className="sheet sheet-slip">
    <header>
      <h2>{`${merName} 装箱单`}</h2>
      <Barcode text={order.orderNo} />
      <p>{`${order.orderNo} · 下单 ${formatShopTime(order.createTime)}`}</p>
      {order.printedBefore > 0 && <p className="sheet-again">{`第 ${order.printedBefore + 1} 次打印`}</p>}
    </header>
    <p>
      收货人：{order.realName} {order.userPhone}
      <br />
      {order.userAddress}
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">商品</th>
          <th scope="col">规格</th>
          <th scope="col">数量</th>
        </tr>
      </thead>
      <tbody>
        {order.goods.map((goods) => (
          <tr key={`${goods.productName} ${goods.sku}`}>
            <td>{goods.productName}</td>
            <td>{goods.sku}</td>
            <td>{goods.num}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {order.userRemark !== '' && <p>买家留言：{order.userRemark}</p>}
  </article>
)
