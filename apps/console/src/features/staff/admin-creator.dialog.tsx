import { Field } from '#ui/form/field.tsx'
import { FormDialog } from '#ui/form/form.dialog.tsx'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import { roleApi } from '@zhanggui/contract/staff'
import { newPasswordLength } from '@zhanggui/domain/session/password-rules'
import { Input } from 'antd'
import { AdminFields } from './admin-fields.tsx'
import { newAdmin } from './admin-drafts.ts'

const blank = { account: '', pwd: '', confirmPassword: '', realName: '', roles: '', phone: '', status: true }

export default function AdminCreator({ onClose }: { readonly onClose: () => void }) {
  const form = useContractForm(newAdmin, { loaded: { values: blank }, success: '创建管理员成功', refresh: [roleApi] })
  return (
    <FormDialog form={form} title="创建管理员" width={700} saveText="确定" onClose={onClose}>
      <Field form={form} name="account" label="管理员账号">
        <Input placeholder="请输入管理员账号" maxLength={32} autoComplete="off" />
      </Field>
      <Field form={form} name="pwd" label="管理员密码">
        <Input.Password placeholder="请输入管理员密码" maxLength={newPasswordLength.max} autoComplete="new-password" />
      </Field>
      {form.values['pwd'] !== '' && (
        <Field form={form} name="confirmPassword" label="确认密码" dependsOn={['pwd']}>
          <Input.Password placeholder="请再次输入密码" maxLength={newPasswordLength.max} autoComplete="new-password" />
        </Field>
      )}
      <AdminFields form={form} heldRoles="" phoneHint="接收短信提醒时使用" />
    </FormDialog>
  )
}
