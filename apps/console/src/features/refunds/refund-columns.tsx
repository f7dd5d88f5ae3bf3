import './refund-columns.css'
import { mayCall, useSession } from '#api/session.ts'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { TeamMarks } from '#widgets/teamwork/team-marks.tsx'
import { LongNumber } from '#ui/list/table/long-number.tsx'
import { RecordLink } from '#ui/list/trail/open-record.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { DueTime } from '#ui/show/due-time.tsx'
import { Money } from '#ui/show/money.tsx'
import { BuyerName } from '#widgets/buyer/buyer-name.tsx'
import { GoodsLine } from '#widgets/buyer/goods-line.tsx'
import { SmallPictures } from '#widgets/small-pictures/small-pictures.tsx'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi, type RefundRow } from '@zhanggui/contract/order/refund'
import { afterSales, refundStarter, refundStatus, returnWay } from '@zhanggui/domain/order/refund-codes'
import { Link } from 'react-router'
import { orderPath } from '../orders/public.ts'

export const refundColumns: ColumnsOf<typeof refundApi.list> = [
  { field: 'refundOrderNo', title: '退款单号', width: 224, isMain: true, render: (refund) => <Numbers of={refund} /> },
  { field: 'refundOrderInfo', title: '退款商品', width: 128, render: (refund) => <Goods of={refund} /> },
  {
    field: 'userNickName',
    title: '用户昵称',
    width: 104,
    isSpare: true,
    render: ({ userNickName, isLogoff }) => <BuyerName of={{ nickName: userNickName, isLogoff }} />,
  },
  {
    field: 'refundPrice',
    title: '退款金额',
    width: 88,
    align: 'right',
    render: ({ refundPrice }) => <Money fen={refundPrice} />,
  },
  {
    field: 'refundReasonWap',
    title: '退款原因',
    width: 124,
    isSpare: true,
    render: (refund) => <Reason of={refund} />,
  },
  { field: 'refundStatus', title: '退款状态', width: 108, render: (refund) => <State of={refund} /> },
  { field: 'dueTime', title: '处理时限', width: 88, render: ({ dueTime }) => <DueTime at={dueTime} /> },
  { field: 'createTime', title: '创建时间', width: 104, isSpare: true },
  {
    field: 'isCompulsoryRefund',
    title: '强制退款',
    width: 80,
    isHidden: true,
    render: ({ isCompulsoryRefund }) => (isCompulsoryRefund ? '是' : '不是'),
  },
]

function Numbers({ of: { id, refundOrderNo, orderNo } }: { readonly of: RefundRow }) {
  const order = <LongNumber>{orderNo}</LongNumber>
  const mayLook = mayCall(orderApi.info, useSession())
  return (
    <>
      <RecordLink to={refundOrderNo} call={refundApi.info}>
        <LongNumber>{refundOrderNo}</LongNumber>
      </RecordLink>
      <span className="refund-small refund-order">
        <TeamMarks id={id} />
        {mayLook ? <Link to={orderPath(orderNo)}>{order}</Link> : order}
      </span>
    </>
  )
}

const numberOf = ({ applyRefundNum }: RefundRow['refundOrderInfo']) =>
  applyRefundNum > 0 ? `×${applyRefundNum}` : '仅金额'

const Goods = ({ of: { refundOrderInfo } }: { readonly of: RefundRow }) => (
  <span className="refund-goods">
    <GoodsLine of={{ ...refundOrderInfo, sku: `${numberOf(refundOrderInfo)} ${refundOrderInfo.sku}` }} />
  </span>
)

const Reason = ({ of: { refundReasonWap, refundReasonWapImg: pictures } }: { readonly of: RefundRow }) => (
  <span className="refund-reason">
    {pictures.length > 0 && <SmallPictures paths={pictures} most={1} />}
    <span title={refundReasonWap}>{refundReasonWap || '-'}</span>
  </span>
)

/** What kind of refund it is, in a few words. */
const kindOf = ({ afterSalesType, returnGoodsType, promoterType, isCompulsoryRefund }: RefundRow): string =>
  [
    isCompulsoryRefund && '强制退款',
    promoterType === refundStarter.is.merchant && '商家直接退款',
    returnGoodsType === returnWay.is.none ? afterSales.label(afterSalesType) : returnWay.label(returnGoodsType),
  ]
    .filter(Boolean)
    .join(' · ')

const State = ({ of: refund }: { readonly of: RefundRow }) => (
  <>
    <CodeTag table={refundStatus} code={refund.refundStatus} />
    {refund.channelError === '' ? (
      <span className="refund-small" data-hint={kindOf(refund)}>
        {kindOf(refund)}
      </span>
    ) : (
      <span className="refund-small refund-failure" data-hint={`${kindOf(refund)}：${refund.channelError}`}>
        支付渠道未退成
      </span>
    )}
  </>
)
