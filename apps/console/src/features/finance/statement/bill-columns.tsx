import './bill-columns.css'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { RecordLink } from '#ui/list/trail/open-record.tsx'
import { Money } from '#ui/show/money.tsx'
import type { BillRow, statementApi } from '@zhanggui/contract/finance/statement'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'

type Columns = ColumnsOf<typeof statementApi.days>

const money = (field: keyof BillRow & ('handlingFee' | 'orderReceivable' | 'orderRefundable'), title: string) =>
  ({
    field,
    title,
    width: 128,
    align: 'right',
    render: (bill: BillRow) => <Money fen={bill[field]} />,
  }) as const

const count = (field: 'payNum' | 'refundNum', title: string) =>
  ({ field, title, width: 112, align: 'right', isSpare: true, render: (bill: BillRow) => `${bill[field]} 笔` }) as const

export const billColumns = (period: string, balance: string, call: Endpoint): Columns => [
  { field: 'id', title: 'ID', width: 100, isHidden: true },
  {
    field: 'dataDate',
    title: period,
    width: 136,
    isMain: true,
    render: ({ id, dataDate, isOpen }) => (
      <>
        <RecordLink to={id} call={call}>
          {dataDate}
        </RecordLink>{' '}
        {isOpen && <span className="bill-open">未结束</span>}
      </>
    ),
  },
  { field: 'currentDayBalance', title: balance, width: 136, align: 'right', render: (bill) => <Balance of={bill} /> },
  { ...money('handlingFee', '平台手续费'), isSpare: true },
  money('orderReceivable', '订单应收金额'),
  count('payNum', '订单应收笔数'),
  money('orderRefundable', '订单应退金额'),
  count('refundNum', '订单应退笔数'),
]

/** What does not add up to the fund flow is told, not hidden. */
export const Balance = ({ of: { currentDayBalance, difference } }: { readonly of: BillRow }) => (
  <>
    <b className={currentDayBalance < 0 ? 'bill-loss' : ''}>
      <Money fen={currentDayBalance} />
    </b>
    {difference !== 0 && (
      <span className="bill-difference">
        与流水差额 <Money fen={difference} />
      </span>
    )}
  </>
)
