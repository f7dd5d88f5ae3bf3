import './flow-columns.css'
import { mayCall, useSession } from '#api/session.ts'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { Money } from '#ui/show/money.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import type { capitalFlowApi, FlowRow } from '@zhanggui/contract/finance/capital-flow'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi } from '@zhanggui/contract/order/refund'
import { flowDirection, transactionType } from '@zhanggui/domain/finance/flow-codes'
import { negateFen } from '@zhanggui/domain/kernel/money'
import { Link } from 'react-router'
import { orderPath } from '../../orders/public.ts'
import { refundPath } from '../finance-paths.ts'

export const flowColumns: ColumnsOf<typeof capitalFlowApi.list> = [
  { field: 'id', title: 'ID', width: 120, isHidden: true },
  { field: 'orderNo', title: '订单号', width: 216, isMain: true, render: (line) => <Numbers of={line} /> },
  {
    field: 'nickName',
    title: '对方信息',
    width: 160,
    render: ({ nickName, uid }) => `${nickName === '' ? '未知用户' : nickName} | ${uid}`,
  },
  {
    field: 'type',
    title: '交易类型',
    width: 96,
    render: ({ type }) => <CodeTag table={transactionType} code={type} />,
  },
  { field: 'amount', title: '金额', width: 120, align: 'right', render: (line) => <Amount of={line} /> },
  { field: 'mark', title: '备注', width: 320, isSpare: true, render: ({ mark }) => <Note text={mark} /> },
  {
    field: 'createTime',
    title: '交易时间',
    width: 168,
    render: ({ createTime }) => <ShopTime at={createTime} exact />,
  },
]

/** It repeats what the row says, and begins with it. */
const Note = ({ text }: { readonly text: string }) => (
  <span className="flow-note" data-hint={text}>
    {text || '-'}
  </span>
)

/** A refund's number leads to the refund, with its order below. */
function Numbers({ of: { type, orderNo, linkNo } }: { readonly of: FlowRow }) {
  const session = useSession()
  const order = <Numbered no={linkNo} to={orderPath(linkNo)} isLink={mayCall(orderApi.info, session)} />
  if (type === transactionType.is.pay) return order
  return (
    <>
      <Numbered no={orderNo} to={refundPath(orderNo)} isLink={mayCall(refundApi.info, session)} />
      <span className="flow-small">{order}</span>
    </>
  )
}

interface NumberedProps {
  readonly no: string
  readonly to: string
  readonly isLink: boolean
}

const Numbered = ({ no, to, isLink }: NumberedProps) =>
  isLink ? (
    <Link className="flow-number" to={to}>
      {no}
    </Link>
  ) : (
    <span className="flow-number">{no}</span>
  )

/** A line whose entries do not balance is what a bill's difference comes from. */
const Amount = ({ of: { pm, amount, difference } }: { readonly of: FlowRow }) => (
  <>
    {pm === flowDirection.is.in ? (
      <span className="flow-in">
        +<Money fen={amount} />
      </span>
    ) : (
      <Money fen={negateFen(amount)} />
    )}
    {difference !== 0 && (
      <span className="flow-difference">
        账目差额 <Money fen={difference} />
      </span>
    )}
  </>
)
