import { Field } from '#ui/form/field.tsx'
import { FormDialog } from '#ui/form/form.dialog.tsx'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import { adminApi, type AdminRow } from '@zhanggui/contract/staff'
import { newPasswordLength } from '@zhanggui/domain/session/password-rules'
import { Input } from 'antd'

interface Props {
  readonly admin: AdminRow
  readonly onClose: () => void
}

export default function AdminPassword({ admin, onClose }: Props) {
  const form = useContractForm(adminApi.updatePassword, {
    loaded: { values: { password: '', confirmPassword: '' }, fixed: { id: admin.id } },
    success: '修改密码成功',
  })
  return (
    <FormDialog form={form} title={`修改密码：${admin.realName}（${admin.account}）`} saveText="确定" onClose={onClose}>
      <Field form={form} name="password" label="新密码" hint="修改后该账号在所有设备上的登录立即失效">
        <Input.Password placeholder="请输入新密码" maxLength={newPasswordLength.max} autoComplete="new-password" />
      </Field>
      <Field form={form} name="confirmPassword" label="确认密码" dependsOn={['password']}>
        <Input.Password placeholder="请再次输入密码" maxLength={newPasswordLength.max} autoComplete="new-password" />
      </Field>
    </FormDialog>
  )
}
