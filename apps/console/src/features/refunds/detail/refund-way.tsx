import { useDialog } from '#ui/action/use-dialog.tsx'
import { Button } from '#ui/action/button.tsx'
import { Can } from '#ui/action/can.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { MoneySum } from '#ui/show/money-sum.tsx'
import { RecordPart, RecordWords } from '#ui/show/record-part.tsx'
import { Timeline } from '#ui/show/timeline.tsx'
import { GoodsLine } from '#widgets/buyer/goods-line.tsx'
import { SmallPictures } from '#widgets/small-pictures/small-pictures.tsx'
import { refundApi, type RefundDetail } from '@zhanggui/contract/order/refund'
import { formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { refundSteps, type RefundStep } from './refund-steps.ts'
import { refundBearers, refundShares, sumOfPieces } from '../refund-sum.ts'

const RefundTracking = lazyPart(() => import('./refund-tracking.dialog.tsx'))

interface Props {
  readonly refund: RefundDetail
}

/** What is asked back, how much that may be at most and why, and how it came about. */
export function RefundWay({ refund }: Props) {
  const track = useDialog((close) => <RefundTracking refundOrderNo={refund.refundOrderNo} onClose={close} />)
  const { refundOrderInfo: line } = refund
  const trackButton = refund.trackingNumber !== '' && (
    <Can call={refundApi.logistics}>
      <Button look="link" onClick={() => track.open()}>
        查看退货物流
      </Button>
    </Can>
  )
  return (
    <div className="record-parts">
      <RecordPart title="退款商品">
        <div className="refund-goods-part">
          <GoodsLine of={line} />
          <span>
            {line.applyRefundNum > 0 ? `退 ${line.applyRefundNum} / 共 ${line.payNum} 件` : '仅退金额，不退商品'}
          </span>
        </div>
      </RecordPart>
      <Sum refund={refund} />
      <RecordPart title="退款流程" extra={trackButton}>
        <Timeline
          label="退款流程"
          of={refundSteps(refund).map((step) => ({ ...step, content: <StepFacts of={step} /> }))}
        />
      </RecordPart>
      <RecordWords title="平台备注" text={refund.platformRemark} />
      <RecordWords title="商家备注" text={refund.merRemark} />
      {track.element}
    </div>
  )
}

/** The most that can go back, and what this refund is of it. */
function Sum({ refund }: Props) {
  const { linePay, lineFreight, refundedPrice, refundedNum, most } = refund.sum
  const freight = lineFreight > 0 ? { note: `含运费 ¥${formatYuan(lineFreight)}` } : {}
  const before = refundedNum > 0 ? `已退款（${refundedNum} 件）` : '已退款'
  const shares = refundShares(refund)
  const pieces = sumOfPieces(refund)
  const bearers = refundBearers(refund)
  return (
    <RecordPart title="退款金额">
      <MoneySum
        parts={[
          { label: '商品实付', fen: linePay, ...freight },
          { label: before, fen: toFen(0 - refundedPrice) },
        ]}
        sum={{ label: '最多可退', fen: most }}
      />
      <p className="refund-sum-note">{`本次退款：${pieces ?? `¥${formatYuan(refund.refundPrice)}`}，原支付返还`}</p>
      {shares.length > 0 && <p className="refund-sum-note">{shares.join('，')}</p>}
      {bearers !== undefined && <p className="refund-sum-note">{bearers}</p>}
    </RecordPart>
  )
}

const StepFacts = ({ of: { facts, pictures } }: { readonly of: RefundStep }) => (
  <>
    {facts.length > 0 && (
      <dl className="refund-step">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {pictures.length > 0 && (
      <div className="refund-step-pictures">
        <SmallPictures paths={pictures} most={pictures.length} />
      </div>
    )}
  </>
)
