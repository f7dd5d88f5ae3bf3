import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { fieldsMatch, newPassword, passwordAgain } from '@zhanggui/contract/kernel/passwords'
import { adminApi, type AdminRow } from '@zhanggui/contract/staff'
import { newPasswordLength } from '@zhanggui/domain/session/password-rules'
import { Input } from 'antd'
import { z } from 'zod'

interface Props {
  readonly admin: AdminRow
  readonly onClose: () => void
}

const passwordTwice = z
  .object({ password: newPassword('新密码'), confirmPassword: passwordAgain })
  .refine(...fieldsMatch('password', 'confirmPassword', '两次密码输入不一致'))

export default function AdminPassword({ admin, onClose }: Props) {
  const form = useForm({
    call: adminApi.updatePassword,
    schema: passwordTwice,
    loaded: () => ({ password: '', confirmPassword: '' }),
    toInput: (draft) => ({ ...draft, id: admin.id }),
    success: '修改密码成功',
  })
  return (
    <EditDialog form={form} title={`修改密码：${admin.realName}（${admin.account}）`} saveText="确定" onClose={onClose}>
      <Field form={form} name="password" label="新密码" hint="修改后该账号在所有设备上的登录立即失效">
        <Input.Password placeholder="请输入新密码" maxLength={newPasswordLength.max} autoComplete="new-password" />
      </Field>
      <Field form={form} name="confirmPassword" label="确认密码">
        <Input.Password placeholder="请再次输入密码" maxLength={newPasswordLength.max} autoComplete="new-password" />
      </Field>
    </EditDialog>
  )
}
