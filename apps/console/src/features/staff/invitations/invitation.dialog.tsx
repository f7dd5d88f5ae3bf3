import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { invitationApi, invitationDraft } from '@zhanggui/contract/sign-in/invitation'
import { Alert, Input } from 'antd'
import { RoleSelect } from '../role-select.tsx'
import { useRoleOptions } from '../use-role-options.ts'

/** Asks somebody who already has an account, in another shop, to work here too. */
export default function InvitationDialog({ onClose }: { readonly onClose: () => void }) {
  const roles = useRoleOptions()
  const roleName = (id: number) => roles.find((role) => role.value === id)?.label ?? String(id)
  const form = useForm({
    call: invitationApi.send,
    schema: invitationDraft,
    loaded: () => ({ account: '', realName: '', roles: [] as readonly number[] }),
    success: '邀请已发出，等待对方接受',
  })
  return (
    <EditDialog form={form} title="邀请已有账号" width={560} saveText="发出邀请" onClose={onClose}>
      <Alert
        type="info"
        showIcon
        title="对方已在其他店铺使用掌柜时，不必另建账号。对方接受后用原来的账号和密码登录，并可在各店铺之间切换；7天内未接受自动失效。"
      />
      <Field form={form} name="account" label="对方的账号">
        <Input placeholder="请输入对方登录用的账号" maxLength={32} autoComplete="off" />
      </Field>
      <Field form={form} name="realName" label="在本店的姓名">
        <Input placeholder="请输入在本店显示的姓名" maxLength={16} showCount />
      </Field>
      <Field form={form} name="roles" label="在本店的角色" show={(ids) => ids.map(roleName).join('、')}>
        <RoleSelect held={[]} />
      </Field>
    </EditDialog>
  )
}
