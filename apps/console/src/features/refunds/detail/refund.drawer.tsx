import './refund.drawer.css'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { openAction, type RowAction } from '#ui/action/row-action.ts'
import { BlockableButton, type ButtonLook } from '#ui/action/blockable-button.tsx'
import { Can } from '#ui/action/can.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { StepsContext } from '#ui/list/trail/steps-context.ts'
import { useNeighbours } from '#ui/list/trail/use-neighbours.ts'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { DueTime } from '#ui/show/due-time.tsx'
import { Money } from '#ui/show/money.tsx'
import { RecordHead } from '#ui/show/record-head.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { refundApi, type RefundDetail, type RefundRow } from '@zhanggui/contract/order/refund'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { teamApi } from '@zhanggui/contract/order/team'
import { ColleaguesHere } from '#widgets/teamwork/colleagues-here.tsx'
import { TeamPanel } from '#widgets/teamwork/team-panel.tsx'
import { Alert, Drawer, Tabs } from 'antd'
import { use, useEffect, useRef } from 'react'
import { type RefundDeed, refundDecisions, retryAction } from '../refund-row-actions.ts'
import { RefundOrder } from './refund-order.tsx'
import { RefundWay } from './refund-way.tsx'

interface Props {
  readonly refundOrderNo: string
  readonly onStart: (deed: RefundDeed, refund: RefundRow, onDone?: () => void) => void
  readonly onClose: () => void
}

/** A refund and how it came about. What was decided makes room for the next one in the queue. */
export default function RefundDrawer({ refundOrderNo, onStart, onClose }: Props) {
  const refund = useCall(refundApi.info, { refundOrderNo })
  const mayTeam = mayCall(teamApi.marks, useSession())
  const goOn = useNext(refundOrderNo)
  return (
    <Drawer
      open
      title="退款单详情"
      size={1000}
      extra={<RecordSteps />}
      footer={refund.data && <Decisions refund={refund.data} onStart={onStart} onDone={goOn} />}
      onClose={onClose}
    >
      {refund.data ? (
        <div className="record-detail">
          <ColleaguesHere kind="refund" id={refund.data.id} />
          <Head refund={refund.data} />
          {refund.data.channelError !== '' && <ChannelFailure refund={refund.data} onStart={onStart} />}
          <Tabs
            items={[
              { key: 'way', label: '售后信息', children: <RefundWay refund={refund.data} /> },
              { key: 'order', label: '订单信息', children: <RefundOrder refund={refund.data} /> },
              ...(mayTeam
                ? [{ key: 'team', label: '协作', children: <TeamPanel kind="refund" id={refund.data.id} /> }]
                : []),
            ]}
          />
        </div>
      ) : (
        <WaitingFor waiting={{ error: refund.error, retry: () => void refund.refetch() }} />
      )}
    </Drawer>
  )
}

/** On to the next refund of the list; as it stands before the decided one leaves it. */
function useNext(refundOrderNo: string): () => void {
  const steps = use(StepsContext)
  const { next } = useNeighbours(refundApi.list, refundOrderNo)
  return () => {
    next?.follow()
    if (next) steps?.onGo(next.key, next.page)
  }
}

interface DecisionProps {
  readonly refund: RefundDetail
  readonly onStart: Props['onStart']
  readonly onDone: () => void
}

function Decisions({ refund, onStart, onDone }: DecisionProps) {
  const decisions = refundDecisions(refund, (deed) => onStart(deed, refund, onDone))
  const buttons = useRef<HTMLDivElement>(null)
  // Enter begins the usual answer: a queue is worked through without the mouse. A question comes before anything is paid.
  useEffect(() => {
    const all = buttons.current?.querySelectorAll<HTMLElement>('button')
    if (all && all.length > 1) all[all.length - 1]?.focus()
  }, [refund.refundOrderNo])
  const remark = openAction('备注', () => onStart('remark', refund), refundApi.remark)
  return (
    <div ref={buttons} className="refund-decisions">
      {[remark, ...decisions.toReversed()].map((action, index, all) => (
        <DeedButton
          key={action.label}
          of={action}
          look={index > 0 && index === all.length - 1 ? 'primary' : 'default'}
        />
      ))}
    </div>
  )
}

const DeedButton = ({ of: action, look }: { readonly of: RowAction; readonly look: ButtonLook }) =>
  action.call && (
    <Can call={action.call}>
      <BlockableButton
        because={action.because}
        look={look}
        isDanger={false}
        isBusy={false}
        onClick={() => action.start(() => Promise.resolve(false))}
      >
        {action.label}
      </BlockableButton>
    </Can>
  )

/** Why the payment channel has not paid, and the way on. */
function ChannelFailure({ refund, onStart }: Pick<DecisionProps, 'refund' | 'onStart'>) {
  const again = retryAction(refund, (deed) => onStart(deed, refund)).map((action) => (
    <DeedButton key={action.label} of={action} look="default" />
  ))
  return <Alert type="error" showIcon title="支付渠道退款未成功" description={refund.channelError} action={again} />
}

function Head({ refund }: { readonly refund: RefundDetail }) {
  const cells = [
    { label: '退款状态', value: <CodeTag table={refundStatus} code={refund.refundStatus} /> },
    { label: '退款金额', value: <Money fen={refund.refundPrice} /> },
    { label: '订单实付', value: <Money fen={refund.orderInfoVo.payPrice} /> },
    { label: '创建时间', value: <ShopTime at={refund.createTime} exact /> },
    ...(refund.dueTime ? [{ label: '处理时限', value: <DueTime at={refund.dueTime} /> }] : []),
  ]
  return <RecordHead title={refund.refundOrderNo} copied="退款单号" cells={cells} />
}
