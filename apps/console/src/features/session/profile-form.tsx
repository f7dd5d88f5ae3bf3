import { CallError } from '#api/call-error.ts'
import { loadSession } from '#api/session.ts'
import { useChange } from '#api/use-call.ts'
import { useUnsaved } from '#ui/unsaved.ts'
import { profileDraft, sessionApi, type SessionUser } from '@zhanggui/contract/session'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { Alert, App, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { formFailure } from './form-failure.ts'

interface ProfileFields {
  realName: string
}

export function ProfileForm({ user }: { user: SessionUser }) {
  const [form] = Form.useForm<ProfileFields>()
  const typed = Form.useWatch('realName', form)
  const { message } = App.useApp()
  const update = useChange(sessionApi.updateProfile, { quiet: true })
  const [refusal, setRefusal] = useState<string>()
  const isDirty = typed !== undefined && typed.trim() !== user.realName
  const conflict = isConflict(update.error)
  useUnsaved(isDirty)

  async function save({ realName }: ProfileFields) {
    setRefusal(undefined)
    try {
      await update.mutateAsync({ realName: realName.trim(), version: user.version })
      const fresh = await loadSession()
      form.setFieldsValue({ realName: fresh.user.realName })
      void message.success('提交成功')
    } catch (error) {
      if (isConflict(error)) return
      const { fields, rest } = formFailure(error, ['realName'])
      form.setFields(fields)
      setRefusal(rest)
    }
  }
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ realName: user.realName }}
      onFinish={(draft) => void save(draft)}
      disabled={update.isPending}
    >
      <Form.Item label="账号" htmlFor="profile-account">
        <Input id="profile-account" value={user.account} disabled />
      </Form.Item>
      <Form.Item label="姓名" name="realName" validateTrigger="onBlur" rules={[{ validator: checkName }]}>
        <Input maxLength={16} showCount placeholder="请输入姓名" autoComplete="name" />
      </Form.Item>
      <ProfileFacts user={user} />
      {conflict ? <Changed realName={user.realName} reload={() => loadSession().then(update.reset)} /> : null}
      {refusal ? <Alert className="profile-alert" type="error" showIcon title={refusal} /> : null}
      <Button type="primary" htmlType="submit" loading={update.isPending} disabled={!isDirty || conflict}>
        提交
      </Button>
    </Form>
  )
}

const isConflict = (error: unknown) => error instanceof CallError && error.kind === 'conflict'

async function checkName(_: unknown, value: string | undefined) {
  if (!value?.trim()) throw new Error('请输入姓名')
  const problem = profileDraft.shape.realName.safeParse(value).error?.issues[0]
  if (problem) throw new Error(problem.message)
}

function ProfileFacts({ user }: { user: SessionUser }) {
  const facts = [
    ['手机号', user.phone || '未填写'],
    ['身份', user.roleNames.join('、') || '无'],
    ['最近登录时间', user.lastLoginTime ? formatShopTime(user.lastLoginTime) : '无'],
    ['最近登录地址', user.lastIp || '无'],
  ] as const
  return (
    <dl className="profile-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Another window saved in between; what was typed here stays in the field until its author has seen the other. */
function Changed({ realName, reload }: { realName: string; reload: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const run = () => {
    setBusy(true)
    void reload().finally(() => setBusy(false))
  }
  return (
    <Alert
      className="profile-alert"
      type="warning"
      showIcon
      title="数据已被修改"
      description={`你打开时的姓名为“${realName}”，之后已在别处被修改。重新加载后可再次提交，已输入的内容会保留。`}
      action={
        <Button size="small" loading={busy} disabled={false} onClick={run}>
          重新加载
        </Button>
      }
    />
  )
}
