import { useSession } from '#api/session.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useRecord } from '#ui/form/edit/use-record.ts'
import { phone } from '@zhanggui/contract/kernel/fields'
import { fieldsMatch, newPassword, passwordAgain } from '@zhanggui/contract/kernel/passwords'
import { adminApi, adminDraft, type AdminRow, roleApi } from '@zhanggui/contract/staff'
import { newPasswordLength } from '@zhanggui/domain/session/password-rules'
import { adminStatusLabel } from '@zhanggui/domain/staff/staff-codes'
import { whyNotDisableAdmin } from '@zhanggui/domain/staff/staff-rules'
import { Input, Switch } from 'antd'
import { RoleSelect } from './role-select.tsx'
import { useRoleOptions } from './use-role-options.ts'

/** A number that is not typed is not sent: blank says nothing, and the form must not say it. */
const changedAdmin = adminDraft.extend({ phone: phone('联系电话').optional() })

/** With the password typed twice: the second time is checked here and means nothing to the server. */
const newAdmin = changedAdmin
  .extend({ pwd: newPassword('管理员密码'), confirmPassword: passwordAgain })
  .refine(...fieldsMatch('pwd', 'confirmPassword', '两次输入密码不一致!'))

const valuesOf = (admin: AdminRow | undefined) => ({
  account: admin?.account ?? '',
  pwd: '',
  confirmPassword: '',
  realName: admin?.realName ?? '',
  roles: admin?.roles ?? [],
  phone: admin?.phone ?? '',
  status: admin?.status ?? true,
})
type AdminForm = Form<ReturnType<typeof valuesOf>>

interface Props {
  /** Of the account to be changed; without one a new one is made. */
  readonly id?: number | undefined
  readonly onClose: () => void
}

export default function AdminDialog({ id, onClose }: Props) {
  const isNew = id === undefined
  const record = useRecord(adminApi.info, id)
  const form = useForm({
    call: isNew ? adminApi.save : adminApi.update,
    schema: isNew ? newAdmin : changedAdmin,
    record,
    loaded: valuesOf,
    success: isNew ? '添加管理员成功' : '更新管理员成功',
    refresh: [roleApi],
  })
  return (
    <EditDialog
      form={form}
      title={isNew ? '添加管理员' : '编辑管理员'}
      width={700}
      saveText={isNew ? '确定' : '更新'}
      onClose={onClose}
    >
      <Field form={form} name="account" label="管理员账号">
        <Input
          placeholder="请输入管理员账号"
          maxLength={32}
          autoComplete="off"
          {...(isNew ? {} : { disabled: true })}
        />
      </Field>
      {isNew && <PasswordFields form={form} />}
      <AdminFields form={form} admin={record.data} />
    </EditDialog>
  )
}

const PasswordFields = ({ form }: { readonly form: AdminForm }) => (
  <>
    <Field form={form} name="pwd" label="管理员密码">
      <Input.Password placeholder="请输入管理员密码" maxLength={newPasswordLength.max} autoComplete="new-password" />
    </Field>
    {form.values.pwd !== '' && (
      <Field form={form} name="confirmPassword" label="确认密码">
        <Input.Password placeholder="请再次输入密码" maxLength={newPasswordLength.max} autoComplete="new-password" />
      </Field>
    )}
  </>
)

/** What a new account and an old one have in common. */
function AdminFields({ form, admin }: { readonly form: AdminForm; readonly admin: AdminRow | undefined }) {
  const session = useSession()
  const roles = useRoleOptions()
  const roleName = (id: number) => roles.find((role) => role.value === id)?.label ?? String(id)
  const whyNotDisable = session && admin && whyNotDisableAdmin(admin, session.user)
  return (
    <>
      <Field form={form} name="realName" label="管理员姓名">
        <Input placeholder="请输入管理员姓名" maxLength={16} showCount />
      </Field>
      <Field form={form} name="roles" label="管理员角色" show={(ids) => ids.map(roleName).join('、')}>
        <RoleSelect held={admin?.roles ?? []} />
      </Field>
      <Field
        form={form}
        name="phone"
        label="手机号"
        hint={admin?.phone ? '接收短信提醒时使用；留空则保留原号码' : '接收短信提醒时使用'}
      >
        <Input placeholder="请输入联系电话" inputMode="tel" maxLength={11} />
      </Field>
      <Field form={form} name="status" label="状态" valueProp="checked" show={adminStatusLabel} hint={whyNotDisable}>
        <Switch
          checkedChildren={adminStatusLabel(true)}
          unCheckedChildren={adminStatusLabel(false)}
          {...(whyNotDisable === undefined ? {} : { disabled: true })}
        />
      </Field>
    </>
  )
}
