import './apply.dialog.css'
import { Button } from '#ui/action/button.tsx'
import { useCall } from '#api/use-call.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { MoneyInput } from '#ui/input/money-input.tsx'
import { RecordHead } from '#ui/show/record-head.tsx'
import { Money } from '#ui/show/money.tsx'
import { closingApi, type ClosingBase } from '@zhanggui/contract/finance/closing'
import { whyNotPayOut } from '@zhanggui/domain/finance/closing-rules'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { type SettlementType, settlementType } from '@zhanggui/domain/settlement/settlement-codes'
import { Alert, Input, Radio } from 'antd'
import { Link } from 'react-router'
import { ClosingAmount } from './closing-amount.tsx'
import { type PayoutAccount, PayoutAccountFields } from './payout-account.tsx'

interface Values {
  readonly closingType: SettlementType
  readonly amount: Fen | undefined
  readonly mark: string
}

/** The same rules as the server's, said at the field. */
const schemaFor = (base: ClosingBase | undefined) =>
  closingApi.apply.body.check(({ value, issues }) => {
    if (!base) return
    const limits = {
      guaranteed: base.guaranteedAmount,
      min: base.transferMinAmount,
      max: base.transferMaxAmount,
    }
    const reason = whyNotPayOut(base.balance, value.amount, limits)
    if (reason) issues.push({ code: 'custom', path: ['amount'], message: reason.message, input: value.amount })
  })

/** Asks for a payout of some of the balance. */
export default function ApplyDialog({ onClose }: { readonly onClose: () => void }) {
  const base = useCall(closingApi.base, {})
  const form = useForm({
    call: closingApi.apply,
    schema: schemaFor(base.data),
    loaded: (): Values => ({ closingType: base.data?.settlementType ?? 'bank', amount: undefined, mark: '' }),
    needs: [base],
    success: '申请成功',
  })
  return (
    <EditDialog form={form} title="申请结算" width={700} saveText="立即申请" onClose={onClose}>
      {base.data && (
        <>
          <Places base={base.data} />
          <Field form={form} name="closingType" label="结算类型" show={settlementType.label}>
            <Radio.Group options={settlementType.options} />
          </Field>
          <AccountOf type={form.values.closingType} base={base.data} />
          <Field
            form={form}
            name="amount"
            label="申请金额"
            hint={<Limits base={base.data} choose={(amount) => form.change({ amount })} />}
          >
            <MoneyInput placeholder="请输入申请金额" />
          </Field>
          <Field form={form} name="mark" label="备注">
            <Input.TextArea rows={2} maxLength={255} showCount placeholder="选填，平台审核时会看到" />
          </Field>
        </>
      )}
    </EditDialog>
  )
}

const Places = ({ base }: { readonly base: ClosingBase }) => (
  <RecordHead
    cells={[
      { label: '可提现金额', value: <ClosingAmount fen={base.transferBalance} /> },
      { label: '商户余额', value: <ClosingAmount fen={base.balance} /> },
      { label: '冻结金额', value: <ClosingAmount fen={base.freezeAmount} /> },
      { label: '保证金额', value: <ClosingAmount fen={base.guaranteedAmount} /> },
    ]}
  />
)

interface LimitsProps {
  readonly base: ClosingBase
  readonly choose: (amount: Fen) => void
}

/** Limits of 0 are none. */
function Limits({ base: { transferMinAmount: min, transferMaxAmount: max, transferBalance }, choose }: LimitsProps) {
  const most = max > 0 && max < transferBalance ? max : transferBalance
  return (
    <>
      {min > 0 && (
        <>
          最低可提现额度 <Money fen={min} />；
        </>
      )}
      最高可提现额度 <Money fen={most} />{' '}
      <Button look="link" onClick={() => choose(most)}>
        全部提现
      </Button>
      <br />
      提交后金额从余额转入提现中。
    </>
  )
}

const accountFrom = (base: ClosingBase, type: SettlementType): PayoutAccount => ({
  name: type === settlementType.is.bank ? base.bankUserName : base.realName,
  bank: base.bankName,
  card: base.bankCard,
  address: base.bankAddress,
  wechat: base.wechatCode,
  alipay: base.alipayCode,
  code: type === settlementType.is.wechat ? base.wechatQrcodeUrl : base.alipayQrcodeUrl,
})

const numberOf = (base: ClosingBase): Readonly<Record<SettlementType, string>> => ({
  bank: base.bankCard,
  wechat: base.wechatCode,
  alipay: base.alipayCode,
})

const AccountOf = ({ type, base }: { readonly type: SettlementType; readonly base: ClosingBase }) =>
  numberOf(base)[type] === '' ? (
    <Alert
      className="apply-account"
      type="warning"
      showIcon
      title={`还没有设置${settlementType.label(type)}收款账户`}
      description={<Link to="/operation/modifyStoreInfo?tab=settlement">去设置收款账户</Link>}
    />
  ) : (
    <div className="apply-account">
      <PayoutAccountFields type={type} account={accountFrom(base, type)} />
    </div>
  )
