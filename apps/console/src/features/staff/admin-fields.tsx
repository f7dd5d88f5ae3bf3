import type { ContractForm } from '#ui/form/contract-form.ts'
import { Field } from '#ui/form/field.tsx'
import { adminStatusLabel } from '@zhanggui/domain/staff/staff-codes'
import { Input, Switch } from 'antd'
import type { changedAdmin, newAdmin } from './admin-drafts.ts'
import { RoleSelect } from './role-select.tsx'
import { useRoleOptions } from './use-role-options.ts'

interface Props {
  readonly form: ContractForm<typeof changedAdmin | typeof newAdmin>
  readonly heldRoles: readonly number[]
  readonly phoneHint: string
  /** Why the account cannot be disabled here. */
  readonly whyNotDisable?: string | undefined
}

/** What a new account and an old one have in common. */
export function AdminFields({ form, heldRoles, phoneHint, whyNotDisable }: Props) {
  const roles = useRoleOptions()
  const roleNames = (value: unknown) =>
    (value as readonly number[]).map((id) => roles.find((role) => role.value === id)?.label ?? String(id)).join('、')
  return (
    <>
      <Field form={form} name="realName" label="管理员姓名">
        <Input placeholder="请输入管理员姓名" maxLength={16} showCount />
      </Field>
      <Field form={form} name="roles" label="管理员身份" show={roleNames}>
        <RoleSelect held={heldRoles} />
      </Field>
      <Field form={form} name="phone" label="手机号" hint={phoneHint}>
        <Input placeholder="请输入联系电话" inputMode="tel" maxLength={11} />
      </Field>
      <Field
        form={form}
        name="status"
        label="状态"
        valueProp="checked"
        show={(value) => adminStatusLabel(value === true)}
        {...(whyNotDisable === undefined ? {} : { hint: whyNotDisable })}
      >
        <Switch
          disabled={whyNotDisable !== undefined}
          checkedChildren={adminStatusLabel(true)}
          unCheckedChildren={adminStatusLabel(false)}
        />
      </Field>
    </>
  )
}
