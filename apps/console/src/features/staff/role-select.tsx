import { Select } from 'antd'
import { useRoleOptions } from './use-role-options.ts'

interface Props {
  /** Roles that the person has already: they stay to be seen and taken away, also when they were closed. */
  readonly held: readonly number[]
  /** Given by the form's field. */
  readonly id?: string
  readonly value?: readonly number[]
  readonly onChange?: (roles: readonly number[]) => void
}

/** Some of the open roles, always in the same order, so that two equal choices are equal. */
export function RoleSelect({ held, id, value, onChange }: Props) {
  const options = useRoleOptions()
    .filter((role) => role.isOpen || held.includes(role.value))
    .map((role) => (role.isOpen ? role : { ...role, label: `${role.label}（已关闭）` }))
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      mode="multiple"
      placeholder="请选择管理员角色"
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      value={[...(value ?? [])]}
      onChange={(ids) => onChange?.(ids.toSorted((one, other) => one - other))}
    />
  )
}
