import { Field } from '#ui/form/field.tsx'
import { FormBody } from '#ui/form/form-body.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { knownPassword } from '@zhanggui/contract/kernel/passwords'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { dynamicCode, typedCode } from '@zhanggui/contract/sign-in/typed-code'
import { MAX_PASSWORD_LENGTH } from '@zhanggui/domain/session/password-rules'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { z } from 'zod'
import './factor.css'
import { FactorSecret } from './factor-secret.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Shown = ReplyOf<typeof factorApi.begin>

interface Props {
  readonly account: string
  /** An authenticator is in use, which the new one replaces. */
  readonly isReplacing: boolean
  /** Nothing is to be lost by leaving until the recovery codes are shown. */
  readonly onCodes?: () => void
  readonly onDone: () => void
}

/** Setting up 两步验证: the password again, the authenticator, its first code, the recovery codes. */
export function FactorSetup({ account, isReplacing, onCodes, onDone }: Props) {
  const [shown, setShown] = useState<Shown>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes account={account} codes={codes} onDone={onDone} />
  if (shown) {
    return (
      <FirstCode
        shown={shown}
        onConfirmed={(made) => {
          setCodes(made)
          onCodes?.()
        }}
      />
    )
  }
  return <Identity account={account} isReplacing={isReplacing} onKnown={setShown} />
}

const identity = z.object({ pwd: knownPassword('登录密码') })
const identityWithCode = identity.extend({ factorCode: typedCode })

interface IdentityProps {
  readonly account: string
  readonly isReplacing: boolean
  readonly onKnown: (shown: Shown) => void
}

function Identity({ account, isReplacing, onKnown }: IdentityProps) {
  const form = useForm({
    call: factorApi.begin,
    schema: isReplacing ? identityWithCode : identity,
    loaded: () => ({ pwd: '', factorCode: '' }),
    success: '',
    onSaved: onKnown,
  })
  return (
    <FormBody form={form} label="验证密码" isOver>
      <input className="visually-hidden" autoComplete="username" value={account} readOnly tabIndex={-1} aria-hidden />
      <Field form={form} name="pwd" label="登录密码">
        <Input.Password maxLength={MAX_PASSWORD_LENGTH} autoComplete="current-password" />
      </Field>
      {isReplacing && (
        <Field form={form} name="factorCode" label="当前动态码" hint="旧手机不在了，可以填一个恢复码">
          <Input maxLength={20} autoComplete="one-time-code" />
        </Field>
      )}
      <Button type="primary" block htmlType="submit" loading={form.isSaving} disabled={!form.canSave}>
        下一步
      </Button>
    </FormBody>
  )
}

const firstCode = z.object({ factorCode: dynamicCode })

function FirstCode({
  shown,
  onConfirmed,
}: {
  readonly shown: Shown
  readonly onConfirmed: (codes: readonly string[]) => void
}) {
  const form = useForm({
    call: factorApi.confirm,
    schema: firstCode,
    loaded: () => ({ factorCode: '' }),
    success: '',
    onSaved: ({ codes }) => onConfirmed(codes),
  })
  return (
    <FormBody form={form} label="绑定验证器" isOver>
      <FactorSecret shown={shown} />
      <Field form={form} name="factorCode" label="动态码" hint="输入验证器现在显示的 6 位数字">
        <Input maxLength={12} inputMode="numeric" autoComplete="one-time-code" placeholder="6 位数字" />
      </Field>
      <Button type="primary" block htmlType="submit" loading={form.isSaving} disabled={!form.canSave}>
        确认并开启
      </Button>
    </FormBody>
  )
}
