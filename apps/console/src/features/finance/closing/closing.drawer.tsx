import { useCall } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { RecordHead } from '#ui/show/record-head.tsx'
import { RecordPart, RecordWords } from '#ui/show/record-part.tsx'
import { Timeline, type TimelineEntry } from '#ui/show/timeline.tsx'
import { SmallPictures } from '#widgets/small-pictures/small-pictures.tsx'
import { closingApi, type ClosingDetail } from '@zhanggui/contract/finance/closing'
import { closingArrival, closingAudit } from '@zhanggui/domain/finance/closing-codes'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { accountType, settlementType } from '@zhanggui/domain/settlement/settlement-codes'
import { Drawer, Space } from 'antd'
import { ClosingAmount } from './closing-amount.tsx'
import { PayoutAccountFields } from './payout-account.tsx'

interface Props {
  readonly closingNo: string
  readonly onClose: () => void
}

/** A settlement: how far it is, where the money goes, and the proof that it went. */
export default function ClosingDrawer({ closingNo, onClose }: Props) {
  const closing = useCall(closingApi.info, { closingNo })
  const isOpen = closing.data?.auditStatus === closingAudit.is.waiting
  return (
    <Drawer
      open
      title="结算信息"
      size={700}
      extra={<RecordSteps />}
      footer={closing.data && isOpen && <CancelButton of={closing.data} />}
      onClose={onClose}
    >
      {closing.data ? (
        <Detail of={closing.data} />
      ) : (
        <WaitingFor waiting={{ error: closing.error, retry: () => void closing.refetch() }} />
      )}
    </Drawer>
  )
}

const CancelButton = ({ of: { closingNo, amount } }: { readonly of: ClosingDetail }) => (
  <ActionButton
    call={closingApi.cancel}
    input={{ closingNo }}
    confirm={{ text: `撤销后 ${formatYuan(amount)} 元退回商户余额。`, action: '撤销申请' }}
    success="已撤销，金额已退回余额"
  >
    撤销申请
  </ActionButton>
)

const Detail = ({ of: closing }: { readonly of: ClosingDetail }) => (
  <div className="record-detail">
    <RecordHead
      title={closing.closingNo}
      cells={[
        { label: '结算金额', value: <ClosingAmount fen={closing.amount} /> },
        { label: '审核状态', value: <CodeTag table={closingAudit} code={closing.auditStatus} /> },
        { label: '到账状态', value: <CodeTag table={closingArrival} code={closing.accountStatus} /> },
        { label: '申请人', value: closing.applicant },
      ]}
    />
    <Timeline label="结算进度" of={wayOf(closing)} />
    <RecordWords title="审核未通过原因" text={closing.refusalReason} />
    <RecordPart title={`商户收款方式：${wayText(closing)}`}>
      <PayoutAccountFields
        type={closing.closingType}
        account={{
          name: closing.closingName,
          bank: closing.closingBank,
          card: closing.closingBankCard,
          address: closing.closingBankAddress,
          wechat: closing.wechatNo,
          alipay: closing.alipayAccount,
          code: closing.paymentCode,
        }}
      />
    </RecordPart>
    {closing.closingProof.length > 0 && <Proof paths={closing.closingProof} />}
    <RecordWords title="备注" text={closing.mark} />
    <RecordWords title="平台备注" text={closing.platformMark} />
  </div>
)

const isOwn = (path: string) => path.startsWith('/')

/** Pictures that lie elsewhere are linked: a page of the console loads nothing from other hosts. */
const Proof = ({ paths }: { readonly paths: readonly string[] }) => (
  <RecordPart title="结算凭证">
    <SmallPictures paths={paths.filter(isOwn)} most={9} />
    <Space wrap>
      {paths
        .filter((path) => !isOwn(path))
        .map((path, index) => (
          <a key={path} href={path} target="_blank" rel="noreferrer">{`查看凭证 ${index + 1}`}</a>
        ))}
    </Space>
  </RecordPart>
)

const wayText = ({ closingType, accountType: type }: ClosingDetail) =>
  closingType === settlementType.is.bank
    ? `${settlementType.label(closingType)}（${accountType.label(type)}）`
    : settlementType.label(closingType)

const { waiting, refused, cancelled } = closingAudit.is

/** Applied, decided, paid: with the times. */
function wayOf(closing: ClosingDetail): TimelineEntry[] {
  const applied = { key: 'applied', title: '提交申请', by: closing.applicant, at: closing.createTime }
  if (closing.auditStatus === cancelled) return [applied, { key: 'cancelled', title: '已撤销，金额已退回余额' }]
  const audited = { key: 'audited', by: closing.auditName, at: closing.auditTime ?? undefined }
  if (closing.auditStatus === refused) {
    return [applied, { ...audited, title: '审核未通过，金额已退回余额', tone: 'danger' }]
  }
  const isWaiting = closing.auditStatus === waiting
  const isPaid = closing.transferTime !== null
  return [
    applied,
    {
      ...audited,
      title: isWaiting ? '等待平台审核' : '平台审核通过',
      ...(isWaiting ? { tone: 'coming' as const } : {}),
    },
    {
      key: 'paid',
      title: isPaid ? '已打款到账' : '等待打款',
      at: closing.transferTime ?? undefined,
      ...(isPaid ? {} : { tone: 'coming' as const }),
    },
  ]
}
