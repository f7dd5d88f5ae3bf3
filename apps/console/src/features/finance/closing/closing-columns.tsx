import './closing-columns.css'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { RecordLink } from '#ui/list/trail/open-record.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { Money } from '#ui/show/money.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { closingApi, type ClosingRow } from '@zhanggui/contract/finance/closing'
import { closingArrival, closingAudit } from '@zhanggui/domain/finance/closing-codes'
import { settlementType } from '@zhanggui/domain/settlement/settlement-codes'

export const closingColumns: ColumnsOf<typeof closingApi.list> = [
  { field: 'id', title: 'ID', width: 100, isHidden: true },
  {
    field: 'closingNo',
    title: '结算单号',
    width: 180,
    isMain: true,
    render: ({ closingNo }) => (
      <RecordLink to={closingNo} call={closingApi.info} className="closing-number">
        {closingNo}
      </RecordLink>
    ),
  },
  {
    field: 'amount',
    title: '转账金额（元）',
    width: 128,
    align: 'right',
    render: ({ amount }) => <Money fen={amount} />,
  },
  {
    field: 'closingType',
    title: '结算类型',
    width: 88,
    isSpare: true,
    render: ({ closingType }) => settlementType.label(closingType),
  },
  { field: 'auditStatus', title: '审核状态', width: 132, render: (closing) => <Audit of={closing} /> },
  {
    field: 'accountStatus',
    title: '到账状态',
    width: 92,
    render: ({ accountStatus }) => <CodeTag table={closingArrival} code={accountStatus} />,
  },
  { field: 'auditName', title: '审核员姓名', width: 104, isSpare: true },
  {
    field: 'auditTime',
    title: '审核时间',
    width: 108,
    isSpare: true,
    render: ({ auditTime }) => (auditTime ? <ShopTime at={auditTime} /> : '-'),
  },
  { field: 'createTime', title: '申请时间', width: 100 },
  { field: 'applicant', title: '申请人', width: 96, isHidden: true },
]

const Audit = ({ of: { auditStatus, refusalReason } }: { readonly of: ClosingRow }) => (
  <>
    <CodeTag table={closingAudit} code={auditStatus} />
    {refusalReason !== '' && (
      <span className="closing-refusal" title={refusalReason}>
        {refusalReason}
      </span>
    )}
  </>
)
