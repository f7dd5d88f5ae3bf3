import './invoice.css'
import { mayCall, useSession } from '#api/session.ts'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { Money } from '#ui/show/money.tsx'
import type { invoiceApi, InvoiceRow } from '@zhanggui/contract/finance/invoice'
import { orderApi } from '@zhanggui/contract/order/order'
import { invoiceKind, invoiceStatus } from '@zhanggui/domain/finance/invoice-codes'
import { Link } from 'react-router'
import { orderPath } from '../../orders/public.ts'

export const invoiceColumns: ColumnsOf<typeof invoiceApi.list> = [
  { field: 'orderNo', title: '订单号', width: 216, isMain: true, render: (invoice) => <Numbers of={invoice} /> },
  { field: 'title', title: '发票抬头', width: 160 },
  { field: 'taxNo', title: '纳税人识别号', width: 176, isHidden: true },
  { field: 'kind', title: '发票类型', width: 112, isSpare: true, render: ({ kind }) => invoiceKind.label(kind) },
  { field: 'amount', title: '开票金额', width: 104, align: 'right', render: (invoice) => <Amount of={invoice} /> },
  { field: 'status', title: '状态', width: 116, render: (invoice) => <State of={invoice} /> },
  { field: 'nickName', title: '用户昵称', width: 100, isHidden: true },
  { field: 'email', title: '接收邮箱', width: 160, isHidden: true, render: ({ email }) => email || '-' },
  { field: 'createTime', title: '申请时间', width: 108, isSpare: true },
]

function Numbers({ of: { orderNo, invoiceNo } }: { readonly of: InvoiceRow }) {
  const mayLook = mayCall(orderApi.info, useSession())
  return (
    <>
      <span className="invoice-number">{mayLook ? <Link to={orderPath(orderNo)}>{orderNo}</Link> : orderNo}</span>
      <span className="invoice-small invoice-number">{invoiceNo}</span>
    </>
  )
}

const Amount = ({ of: { amount, redAmount } }: { readonly of: InvoiceRow }) => (
  <>
    <Money fen={amount} />
    {redAmount > 0 && (
      <span className="invoice-small">
        红字 <Money fen={redAmount} />
      </span>
    )}
  </>
)

function State({ of: invoice }: { readonly of: InvoiceRow }) {
  const { status, refusalReason, sendTime } = invoice
  const note = status === invoiceStatus.is.closed ? refusalReason : sendTime ? '已送达用户' : ''
  return (
    <>
      <CodeTag table={invoiceStatus} code={status} />
      {note !== '' && <span className="invoice-small">{note}</span>}
      <Files of={invoice} />
    </>
  )
}

const Files = ({ of: { fileUrl, number, redLetters } }: { readonly of: InvoiceRow }) =>
  fileUrl !== '' && (
    <>
      <a className="invoice-small" href={fileUrl} download={`${number}.pdf`}>
        下载发票
      </a>
      {redLetters.map((letter) => (
        <a key={letter.number} className="invoice-small" href={letter.fileUrl} download={`${letter.number}.pdf`}>
          下载红字发票 <Money fen={letter.amount} />
        </a>
      ))}
    </>
  )
