import { Field } from '#ui/form/field.tsx'
import { FormBody } from '#ui/form/form-body.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { fieldsMatch, knownPassword, newPassword } from '@zhanggui/contract/kernel/passwords'
import { sessionApi } from '@zhanggui/contract/session'
import { MAX_PASSWORD_LENGTH, newPasswordLength } from '@zhanggui/domain/session/password-rules'
import { Button, Input, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { passwordStrength, strengthText } from './password-strength.ts'

const bars = { weak: 1, fair: 2, strong: 3 }

/** Length first; once something is typed, how hard it is to guess, in words and bars. */
function PasswordStrength({ password }: { password: string }) {
  if (password === '') return <span className="password-strength">6-20 个字符，建议混用字母、数字和符号</span>
  const strength = passwordStrength(password)
  return (
    <span className={`password-strength is-${strength}`}>
      <span aria-hidden className="password-bars">
        {[1, 2, 3].map((bar) => (
          <i key={bar} className={bar <= bars[strength] ? 'is-on' : ''} />
        ))}
      </span>
      密码强度：{strengthText[strength]}
    </span>
  )
}

interface Props {
  readonly account: string
  /** The page was opened to change the password. */
  readonly chosen: boolean
}

const schema = z
  .object({
    oldPassword: knownPassword('原始密码'),
    password: newPassword('新密码'),
    confirmPassword: z.string().min(1, '请再次输入新密码'),
  })
  .refine(...fieldsMatch('password', 'confirmPassword', '两次密码输入不一致'))

/** Blank again once the password is changed. */
export function PasswordForm(props: Props) {
  const [changes, setChanges] = useState(0)
  return <BlankPasswordForm key={changes} {...props} onSaved={() => setChanges(changes + 1)} />
}

function BlankPasswordForm({ account, chosen, onSaved }: Props & { readonly onSaved: () => void }) {
  const first = useRef<InputRef>(null)
  const form = useForm({
    call: sessionApi.updatePassword,
    schema,
    loaded: () => ({ oldPassword: '', password: '', confirmPassword: '' }),
    success: '提交成功，其他设备上的登录已失效',
    onSaved,
  })
  useEffect(() => {
    if (chosen) first.current?.focus()
  }, [chosen])
  return (
    <FormBody form={form} label="修改密码">
      {/* Lets password stores know whose password changes. */}
      <input className="visually-hidden" autoComplete="username" value={account} readOnly tabIndex={-1} aria-hidden />
      <Field form={form} name="oldPassword" label="原始密码">
        <Input.Password ref={first} maxLength={MAX_PASSWORD_LENGTH} autoComplete="current-password" />
      </Field>
      <Field form={form} name="password" label="新密码" hint={<PasswordStrength password={form.values.password} />}>
        <Input.Password maxLength={newPasswordLength.max} autoComplete="new-password" />
      </Field>
      <Field form={form} name="confirmPassword" label="确认新密码">
        <Input.Password maxLength={newPasswordLength.max} autoComplete="new-password" />
      </Field>
      <Button type="primary" htmlType="submit" loading={form.isSaving} disabled={!form.canSave}>
        提交
      </Button>
      <p className="profile-hint">修改后当前登录保持有效，其他设备和浏览器需要用新密码重新登录。</p>
    </FormBody>
  )
}
