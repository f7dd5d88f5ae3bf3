import './balances.css'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { Money } from '#ui/show/money.tsx'
import { closingApi, type ClosingBase } from '@zhanggui/contract/finance/closing'
import type { Fen } from '@zhanggui/domain/kernel/money'

interface Figure {
  readonly label: string
  readonly fen: (base: ClosingBase) => Fen
  /** What it means, in the words of the shop. */
  readonly note: string
}

const figures: readonly Figure[] = [
  { label: '可提现金额', fen: ({ transferBalance }) => transferBalance, note: '商户余额减去保证金额，可以申请结算' },
  { label: '商户余额', fen: ({ balance }) => balance, note: '已结算给店铺的收入，退款可能使其为负' },
  { label: '提现中', fen: ({ holdAmount }) => holdAmount, note: '已申请结算、尚未到账的金额' },
  { label: '冻结金额', fen: ({ freezeAmount }) => freezeAmount, note: '订单已到结算节点，冻结期满后转入余额' },
  { label: '待结算', fen: ({ pendingAmount }) => pendingAmount, note: '订单已付款，尚未到结算节点' },
  { label: '保证金额', fen: ({ guaranteedAmount }) => guaranteedAmount, note: '平台要求留在余额中的金额' },
]

/** Where the shop's money stands, each place explained. */
export function Balances() {
  const enabled = mayCall(closingApi.base, useSession())
  const { data } = useCall(closingApi.base, {}, { enabled })
  if (!enabled) return null
  return (
    <dl className="balances" aria-busy={!data}>
      {figures.map(({ label, fen, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{data ? <Money fen={fen(data)} /> : ' '}</dd>
          <dd className="balance-note">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
