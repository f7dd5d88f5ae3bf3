import './print-month.page.css'
import { useCall } from '#api/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { useNow } from '#ui/live/use-now.ts'
import { Money } from '#ui/show/money.tsx'
import { type BillRow, statementApi } from '@zhanggui/contract/finance/statement'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { monthText } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { Balance } from './bill-columns.tsx'
import { BillSheet } from './bill-sheet.tsx'

/** A month's bill on paper: one sheet of A4, days included. Without a month it is the current one. */
export default function PrintMonthPage() {
  const now = useNow()
  const { month = monthText(shopDay(now)) } = useParams()
  const statement = useCall(statementApi.month, { month })
  return (
    <div className="print-month">
      <div className="print-bar">
        <Link to="/finance/statement?tab=month">返回账单管理</Link>
        <Button look="primary" onClick={() => window.print()} disabled={!statement.data}>
          打印
        </Button>
      </div>
      {statement.data ? (
        <Sheet of={statement.data} />
      ) : (
        <WaitingFor waiting={{ error: statement.error, retry: () => void statement.refetch() }} />
      )}
    </div>
  )
}

const columns: readonly (readonly [string, (bill: BillRow) => ReactNode])[] = [
  ['应收', ({ orderReceivable }) => <Money fen={orderReceivable} />],
  ['应收笔数', ({ payNum }) => payNum],
  ['应退', ({ orderRefundable }) => <Money fen={orderRefundable} />],
  ['应退笔数', ({ refundNum }) => refundNum],
  ['手续费', ({ handlingFee }) => <Money fen={handlingFee} />],
  ['佣金', ({ brokerage }) => <Money fen={brokerage} />],
  ['结余', (bill) => <Balance of={bill} />],
]

function Sheet({ of: { merchant, printedAt, bill, days } }: { readonly of: ReplyOf<typeof statementApi.month> }) {
  return (
    <article className="print-sheet">
      <header>
        <h1>{`${merchant} · ${bill.dataDate} 月账单`}</h1>
        <p>{`打印时间 ${printedAt}${bill.isOpen ? '（本月尚未结束）' : ''} · 金额单位：元`}</p>
      </header>
      <BillSheet bill={bill} />
      <div className="print-days">
        <table>
          <caption>每日明细</caption>
          <thead>
            <tr>
              <th scope="col">日期</th>
              {columns.map(([title]) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <Row key={day.id} bill={day} label={day.dataDate} />
            ))}
          </tbody>
          <tfoot>
            <Row bill={bill} label="合计" />
          </tfoot>
        </table>
      </div>
    </article>
  )
}

const Row = ({ bill, label }: { readonly bill: BillRow; readonly label: string }) => (
  <tr>
    <th scope="row">{label}</th>
    {columns.map(([title, cell]) => (
      <td key={title}>{cell(bill)}</td>
    ))}
  </tr>
)
