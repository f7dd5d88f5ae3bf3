import './trend.css'
import { useCall } from '#api/use-call.ts'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { homeApi } from '@zhanggui/contract/home'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { previousLabel, trendRange, type TrendRange } from '@zhanggui/domain/home/trend-period'
import { type Fen, formatYuan, sumFen } from '@zhanggui/domain/kernel/money'
import { Suspense, useState } from 'react'
import { Money } from '#ui/show/money.tsx'
import { Card } from '../cards/card.tsx'

const TrendChart = lazyPart(() => import('./trend-chart.tsx'))

type Points = ReplyOf<typeof homeApi.chart>

/** 订单量趋势: a period beside the one before. `isDue` once the figures above are there. */
export function Trend({ isDue }: { readonly isDue: boolean }) {
  const [range, setRange] = useState<TrendRange>(trendRange.is.days30)
  const answer = useCall(homeApi.chart, { type: range }, { enabled: isDue, keepPrevious: true })
  return (
    <Card title="订单量趋势" isWide answer={answer} more={<Ranges chosen={range} onChoose={setRange} />}>
      {(points) => (
        <div className="trend" aria-busy={answer.isPlaceholderData}>
          <Totals points={points} range={range} />
          <Suspense fallback={<div className="trend-chart" />}>
            <TrendChart points={points} range={range} />
          </Suspense>
          <TrendTable points={points} range={range} />
        </div>
      )}
    </Card>
  )
}

interface RangesProps {
  readonly chosen: TrendRange
  readonly onChoose: (range: TrendRange) => void
}

const Ranges = ({ chosen, onChoose }: RangesProps) => (
  <div className="trend-ranges" role="group" aria-label="时间范围">
    {trendRange.options.map(({ value, label }) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        {label}
      </button>
    ))}
  </div>
)

interface PointsProps {
  readonly points: Points
  readonly range: TrendRange
}

const known = <T,>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null)
const sum = (values: readonly (number | null)[]) => known(values).reduce((total, value) => total + value, 0)

const Totals = ({ points, range }: PointsProps) => (
  <dl className="trend-totals">
    <Total name={trendRange.label(range)} paid={points.payAmount} orders={points.orderNum} />
    <Total name={previousLabel[range]} paid={points.prePayAmount} orders={points.preOrderNum} />
  </dl>
)

interface TotalProps {
  readonly name: string
  readonly paid: readonly (Fen | null)[]
  readonly orders: readonly (number | null)[]
}

const Total = ({ name, paid, orders }: TotalProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Money fen={sumFen(known(paid))} />
      <small>{sum(orders).toLocaleString('zh-CN')} 单</small>
    </dd>
  </div>
)

/** The chart in words, for who does not see it. */
const TrendTable = ({ points, range }: PointsProps) => (
  <div className="visually-hidden">
    <table>
      <caption>
        订单量趋势，{trendRange.label(range)}与{previousLabel[range]}
      </caption>
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">支付金额（元）</th>
          <th scope="col">支付订单</th>
          <th scope="col">{previousLabel[range]}支付金额（元）</th>
          <th scope="col">{previousLabel[range]}支付订单</th>
        </tr>
      </thead>
      <tbody>
        {points.dates.map((date, index) => (
          <tr key={date}>
            <th scope="row">{date}</th>
            <td>{yuan(points.payAmount[index])}</td>
            <td>{points.orderNum[index] ?? '-'}</td>
            <td>{yuan(points.prePayAmount[index])}</td>
            <td>{points.preOrderNum[index] ?? '-'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const yuan = (fen: Fen | null | undefined) => (fen === null || fen === undefined ? '-' : formatYuan(fen))
