import './flow-sums.css'
import { useCall } from '#api/use-call.ts'
import { Can } from '#ui/action/can.tsx'
import { useNow } from '#ui/live/use-now.ts'
import { Money } from '#ui/show/money.tsx'
import { capitalFlowApi } from '@zhanggui/contract/finance/capital-flow'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import { Link } from 'react-router'
import { billOfDays } from '../finance-paths.ts'

/** What the lines add up to, and the bill that says the same where they are a day's or a month's. */
export function FlowSums({ filter }: { readonly filter: FilterOf<typeof capitalFlowApi.list> }) {
  const now = useNow()
  const { data } = useCall(capitalFlowApi.sums, filter, { keepPrevious: true })
  if (!data) return <p className="flow-sums" aria-busy />
  const isWhole = !filter.orderNo && !filter.type
  const bill = isWhole ? billOfDays(filter.dateLimit ?? '', now) : undefined
  return (
    <p className="flow-sums">
      <span>
        收入 {counted(data.payNum)} 笔 <b>{<Money fen={data.payAmount} />}</b>
      </span>
      <span>
        支出 {counted(data.refundNum)} 笔 <b>{<Money fen={data.refundAmount} />}</b>
      </span>
      <span>
        净额 <b>{<Money fen={data.balance} />}</b>
      </span>
      {bill && (
        <Can call={bill.call}>
          <Link to={bill.to}>查看对应账单</Link>
        </Can>
      )}
    </p>
  )
}

const counted = (lines: number) => lines.toLocaleString('zh-CN')
