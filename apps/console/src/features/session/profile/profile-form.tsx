import { loadSession } from '#api/session.ts'
import { Field } from '#ui/form/field.tsx'
import { FormBody } from '#ui/form/form-body.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { text } from '@zhanggui/contract/kernel/shapes'
import { sessionApi, type SessionUser } from '@zhanggui/contract/session'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { Button, Form, Input } from 'antd'
import { z } from 'zod'

const schema = z.object({ realName: text('姓名', { max: 16, blank: '请输入姓名' }) })

const readAgain = () =>
  loadSession().then(
    ({ user }) => user,
    () => undefined,
  )

export function ProfileForm({ user }: { readonly user: SessionUser }) {
  const form = useForm({
    call: sessionApi.updateProfile,
    schema,
    record: { data: user, waiting: undefined, reread: readAgain },
    loaded: (read) => ({ realName: read?.realName ?? '' }),
    success: '提交成功',
    onSaved: () => void readAgain(),
  })
  return (
    <FormBody form={form} label="基本信息">
      <Form.Item label="账号" htmlFor="profile-account">
        <Input id="profile-account" value={user.account} disabled />
      </Form.Item>
      <Field form={form} name="realName" label="姓名">
        <Input maxLength={16} showCount placeholder="请输入姓名" autoComplete="name" />
      </Field>
      <ProfileFacts user={user} />
      <Button type="primary" htmlType="submit" loading={form.isSaving} disabled={!form.canSave}>
        提交
      </Button>
    </FormBody>
  )
}

function ProfileFacts({ user }: { user: SessionUser }) {
  const facts = [
    ['手机号', user.phone || '未填写'],
    ['角色', user.roleNames.join('、') || '无'],
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
