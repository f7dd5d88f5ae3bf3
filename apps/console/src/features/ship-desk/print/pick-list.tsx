import type { Sheets } from '@zhanggui/contract/order/ship-desk'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'

/** What to fetch from the shelves, each SKU once, with a box to tick. */
export function PickList({ sheets: { merName, picks, orderCount, printTime } }: { readonly sheets: Sheets }) {
  const pieces = picks.reduce((sum, { num }) => sum + num, 0)
  return (
    <article className="sheet sheet-pick">
      <header>
        <h2>{`${merName} 拣货单`}</h2>
        <p>{`${orderCount} 单 · ${picks.length} 种 · 共 ${pieces} 件 · ${formatShopTime(printTime)}`}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col">规格</th>
            <th scope="col">订单数</th>
            <th scope="col">数量</th>
            <th scope="col">已拣</th>
          </tr>
        </thead>
        <tbody>
          {picks.map((pick) => (
            <tr key={pick.skuId}>
              <td>{pick.productName}</td>
              <td>{pick.sku}</td>
              <td>{pick.orders}</td>
              <td>
                <strong>{pick.num}</strong>
              </td>
              <td aria-label="已拣" className="sheet-tick" />
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
