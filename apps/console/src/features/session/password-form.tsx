import { useChange } from '#api/use-call.ts'
import { useUnsaved } from '#ui/unsaved.ts'
import { passwordDraft, sessionApi } from '@zhanggui/contract/session'
import { LONGEST_PASSWORD, newPasswordLength, whyNotNewPassword } from '@zhanggui/domain/session/password-rules'
import { Alert, App, Button, Form, Input, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { formFailure } from './form-failure.ts'
import { PasswordStrength } from './password-strength-hint.tsx'

interface PasswordFields {
  oldPassword: string
  password: string
  confirmPassword: string
}

const empty: PasswordFields = { oldPassword: '', password: '', confirmPassword: '' }

/** `chosen`: the page was opened to change the password. */
export function PasswordForm({ account, chosen }: { account: string; chosen: boolean }) {
  const [form] = Form.useForm<PasswordFields>()
  const typed = Form.useWatch([], form)
  const first = useRef<InputRef>(null)
  const { message } = App.useApp()
  const update = useChange(sessionApi.updatePassword, { quiet: true })
  const [refusal, setRefusal] = useState<string>()
  const isDirty = typed !== undefined && Object.values(typed).some((value) => value !== '')
  useUnsaved(isDirty)

  useEffect(() => {
    if (chosen) first.current?.focus()
  }, [chosen])

  async function save(draft: PasswordFields) {
    setRefusal(undefined)
    try {
      await update.mutateAsync(draft)
      form.resetFields()
      void message.success('提交成功，其他设备上的登录已失效')
    } catch (error) {
      const { fields, rest } = formFailure(error, ['oldPassword', 'password', 'confirmPassword'])
      form.setFields(fields)
      setRefusal(rest)
    }
  }
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={empty}
      onFinish={(draft) => void save(draft)}
      validateTrigger="onBlur"
    >
      {/* Lets password stores know whose password changes. */}
      <input className="visually-hidden" autoComplete="username" value={account} readOnly tabIndex={-1} aria-hidden />
      <Form.Item
        label="原始密码"
        name="oldPassword"
        rules={[{ required: true, message: '请输入原始密码' }, { validator: checkOld }]}
      >
        <Input.Password ref={first} maxLength={LONGEST_PASSWORD} autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        label="新密码"
        name="password"
        rules={newPasswordRules}
        extra={<PasswordStrength password={typed?.password ?? ''} />}
      >
        <Input.Password maxLength={newPasswordLength.max} autoComplete="new-password" />
      </Form.Item>
      <Form.Item label="确认新密码" name="confirmPassword" dependencies={['password']} rules={confirmRules}>
        <Input.Password maxLength={newPasswordLength.max} autoComplete="new-password" />
      </Form.Item>
      {refusal ? <Alert className="profile-alert" type="error" showIcon title={refusal} /> : null}
      <Button type="primary" htmlType="submit" loading={update.isPending} disabled={!isDirty}>
        提交
      </Button>
      <p className="profile-hint">修改后当前登录保持有效，其他设备和浏览器需要用新密码重新登录。</p>
    </Form>
  )
}

async function checkOld(_: unknown, value: string | undefined) {
  const problem = value ? passwordDraft.shape.oldPassword.safeParse(value).error?.issues[0] : undefined
  if (problem) throw new Error(problem.message)
}

const newPasswordRules = [
  { required: true, message: '请输入新密码' },
  {
    async validator(_: unknown, value: string | undefined) {
      const reason = value && whyNotNewPassword(value)
      if (reason) throw new Error(reason)
    },
  },
]

const confirmRules = [
  { required: true, message: '请再次输入新密码' },
  ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    async validator(_: unknown, value: string | undefined) {
      if (value && value !== getFieldValue('password')) throw new Error('两次密码输入不一致')
    },
  }),
]
