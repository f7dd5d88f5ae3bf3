import './receipt.css'
import type { OrderSlip } from '@zhanggui/contract/order/order-fields'
import { type Fen, formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { useRef } from 'react'
import type { Paper } from './paper.ts'
import { usePageSize } from './use-page-size.ts'

interface Props {
  readonly slip: OrderSlip
  readonly paper: Paper
}

/** What a receipt printer would print (sheet of orders, 3.7), with the names in full. */
export function Receipt({ slip, paper }: Props) {
  const sheet = useRef<HTMLElement>(null)
  usePageSize(sheet, paper)
  return (
    <article ref={sheet} className="receipt" data-paper={paper} aria-label="小票">
      <h1>{slip.merName}</h1>
      <dl className="receipt-facts">
        <Fact label="订单编号" value={slip.orderNo} />
        <Fact label="日期" value={formatShopTime(slip.createTime)} />
        <Fact label="姓名" value={slip.realName} />
        <Fact label="电话" value={slip.userPhone} />
        <Fact label="地址" value={slip.userAddress} />
        <Fact label="订单备注" value={slip.userRemark} />
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">商品名称</th>
            <th scope="col">单价</th>
            <th scope="col">数量</th>
            <th scope="col">金额</th>
          </tr>
        </thead>
        <tbody>
          {slip.items.map(({ productName, sku, price, payNum }) => (
            <tr key={`${productName} ${sku}`}>
              <td>
                {productName}
                {sku !== '' && <small>{sku}</small>}
              </td>
              <td>{formatYuan(price)}</td>
              <td>{payNum}</td>
              <td>{formatYuan(toFen(price * payNum))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="receipt-sums">
        <Sum label="合计" fen={slip.proTotalPrice} />
        <Sum label="优惠" fen={slip.discountPrice} />
        <Sum label="邮费" fen={slip.payPostage} />
        <Sum label="抵扣" fen={slip.integralPrice} />
        <Fact label="赠送积分" value={String(slip.gainIntegral)} />
      </dl>
      <p className="receipt-paid">
        <span>实际支付</span>
        <strong>{`¥${formatYuan(slip.payPrice)}`}</strong>
      </p>
      <p className="receipt-end">完</p>
    </article>
  )
}

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) =>
  value !== '' && (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )

const Sum = ({ label, fen }: { readonly label: string; readonly fen: Fen }) => (
  <Fact label={label} value={`${formatYuan(fen)}元`} />
)
