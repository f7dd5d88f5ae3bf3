import type { CallError } from '#api/call-error.ts'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { useAction } from '#ui/action/use-action.ts'
import { missingOf } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { useLeaveQuestion } from '#ui/page/use-leave-question.tsx'
import { DynamicForm } from '#widgets/dynamic-form/dynamic-form.tsx'
import { bankApi } from '@zhanggui/contract/bank'
import { formTemplateApi } from '@zhanggui/contract/form-template'
import { merchantApi } from '@zhanggui/contract/merchant'
import { settlementApi, type SettlementInfo } from '@zhanggui/contract/store/settlement'
import type { FormValues } from '@zhanggui/domain/form/form-config'
import {
  type AccountType,
  accountType,
  type SettlementType,
  settlementType,
} from '@zhanggui/domain/settlement/settlement-codes'
import { settlementForm } from '@zhanggui/domain/settlement/settlement-rules'
import { Alert, Button, Segmented } from 'antd'
import { useState } from 'react'
import { accountInput, bankForm, changesSince } from './settlement-values.ts'

/** Where the shop's money goes, by the form that the platform ships for the kind of account. */
export default function SettlementPart() {
  const info = useCall(settlementApi.info, {})
  const [held, setHeld] = useState<SettlementInfo>()
  // What is typed belongs to what was read first; a newer one takes its place when somebody asks for it.
  if (!held && info.data && !info.isFetching) setHeld(info.data)
  const waiting = missingOf([{ ...info, data: held }])
  if (waiting || !held) return waiting && <WaitingFor waiting={waiting} />
  const newer = info.data && info.data.version > held.version ? info.data : undefined
  return (
    <section className="form-sheet settlement-sheet" aria-label="结算信息">
      {newer && (
        <Alert
          className="store-alert"
          type="warning"
          showIcon
          title="结算信息已被其他人修改，载入后才能提交"
          description={changesSince(held, newer).join('；')}
          action={<Button onClick={() => setHeld(newer)}>载入最新内容</Button>}
        />
      )}
      <Account key={held.version} stored={held} onSaved={() => setHeld(undefined)} />
    </section>
  )
}

interface AccountProps {
  readonly stored: SettlementInfo
  readonly onSaved: () => void
}

function Account({ stored, onSaved }: AccountProps) {
  const [type, setType] = useState<SettlementType>(stored.settlementType ?? settlementType.is.bank)
  const [account, setAccount] = useState<AccountType>(stored.bankAccountType)
  const [isDirty, setDirty] = useState(false)
  const askToLeave = useLeaveQuestion()
  const name = settlementForm(type, account)
  // Another kind has a form of its own: what was typed into this one goes with it.
  const leaveFor = async (go: () => void) => {
    if (isDirty && (await askToLeave('切换后，已填写但未提交的内容会丢失。', false)) !== 'discard') return
    go()
  }
  return (
    <>
      <div className="settlement-kinds">
        <Segmented
          aria-label="结算类型"
          options={settlementType.options}
          value={type}
          onChange={(next) => void leaveFor(() => setType(next))}
        />
        {type === settlementType.is.bank && (
          <Segmented
            aria-label="账户类型"
            options={accountType.options}
            value={account}
            onChange={(next) => void leaveFor(() => setAccount(next))}
          />
        )}
      </div>
      <AccountForm
        key={name}
        name={name}
        kind={{ type, account }}
        stored={stored}
        onDirty={setDirty}
        onSaved={onSaved}
      />
    </>
  )
}

interface FormProps extends AccountProps {
  readonly name: string
  readonly kind: { readonly type: SettlementType; readonly account: AccountType }
  readonly onDirty: (isDirty: boolean) => void
}

function AccountForm({ name, kind, stored, onDirty, onSaved }: FormProps) {
  const mayEdit = mayCall(settlementApi.edit, useSession())
  const template = useCall(formTemplateApi.byName, { name }, { staleTime: Infinity })
  const banks = useCall(bankApi.list, {})
  const { run } = useAction()
  const waiting = missingOf([template, banks])
  if (waiting || !template.data || !banks.data) return waiting && <WaitingFor waiting={waiting} rows={4} />
  const keepsCard = stored.bankCard !== '' && stored.bankAccountType === kind.account
  const parsed = bankForm(template.data.content, banks.data, keepsCard ? stored.bankCard : undefined)
  if (!parsed.ok) return <Alert type="error" showIcon title={parsed.faults.join('；')} />
  const submit = async ({ values }: { readonly values: FormValues }) => {
    let refusal: CallError | undefined
    const input = { ...accountInput(values, kind), version: stored.version }
    const onRefused = (error: CallError) => (refusal = error)
    const isSaved = await run({
      call: settlementApi.edit,
      input,
      success: '提交成功',
      refresh: [merchantApi],
      onRefused,
    })
    if (refusal) throw refusal
    if (isSaved) onSaved()
  }
  return (
    <>
      <DynamicForm
        label={name}
        form={{ ...parsed.form, isDisabled: !mayEdit, hasButtons: mayEdit }}
        record={{ values: { ...stored, bankCard: '' } }}
        onSubmit={submit}
        onDirty={onDirty}
      />
      {!mayEdit && <p className="store-note">暂无操作权限</p>}
    </>
  )
}
