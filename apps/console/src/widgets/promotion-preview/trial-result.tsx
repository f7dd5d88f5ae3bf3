import { Money } from '#ui/show/money.tsx'
import type { PromotionTrial } from '@zhanggui/contract/marketing/promotion'
import { MarginText } from './margin-text.tsx'

interface Props {
  readonly priced: {
    readonly data: PromotionTrial | undefined
    readonly error: Error | null
    readonly isFetching: boolean
  }
}

/** What is paid, and how much of every discount each line bears. */
export function TrialResult({ priced: { data, error, isFetching } }: Props) {
  if (error)
    return (
      <p role="alert" className="preview-note" data-tone="danger">
        {error.message}
      </p>
    )
  if (!data) return <p className="preview-note">正在计算…</p>
  const seesCost = data.detailList.some(({ cost }) => cost !== undefined)
  return (
    <div aria-busy={isFetching}>
      <div className="preview-scroll">
        <table className="preview-table" aria-label="试算结果">
          <thead>
            <tr>
              <th scope="col">商品 / 规格</th>
              <th scope="col">商品金额</th>
              <th scope="col">满减</th>
              <th scope="col">优惠券</th>
              <th scope="col">运费</th>
              <th scope="col">实付</th>
              {seesCost && <th scope="col">毛利率</th>}
            </tr>
          </thead>
          <tbody>
            {data.detailList.map((line) => (
              <tr key={line.attrValueId}>
                <th scope="row">
                  {line.name}
                  <small>{`${line.sku} × ${line.num}`}</small>
                </th>
                <Amounts of={line} />
                {seesCost && (
                  <td>
                    <MarginText percent={line.margin} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">合计</th>
              <Amounts of={data} />
              {seesCost && <td>-</td>}
            </tr>
          </tfoot>
        </table>
      </div>
      <ul className="trial-notes">
        {data.couponName !== '' && <li>优惠券：{data.couponName}</li>}
        {data.fullReductionList.map(({ id, name, text, hint }) => (
          <li key={id}>{[`满减：${name}`, text, hint].filter((part) => part !== '').join('，')}</li>
        ))}
      </ul>
    </div>
  )
}

type Amount = Pick<
  PromotionTrial,
  'proTotalPrice' | 'fullReductionPrice' | 'merCouponPrice' | 'freightFee' | 'payPrice'
>

const Amounts = ({ of: amount }: { readonly of: Amount }) =>
  (['proTotalPrice', 'fullReductionPrice', 'merCouponPrice', 'freightFee', 'payPrice'] as const).map((name) => (
    <td key={name}>
      <Money fen={amount[name]} />
    </td>
  ))
