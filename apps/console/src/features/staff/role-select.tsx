import { idsOf } from '@zhanggui/contract/kernel/fields'
import { Select } from 'antd'
import { useRoleOptions } from './use-role-options.ts'

interface Props {
  /** Roles that the person has already: they stay to be seen and taken away, also when they were closed. */
  readonly held: string
  /** Given by the form's field. */
  readonly id?: string
  readonly value?: string
  readonly onChange?: (roles: string) => void
}

/** Some of the open roles; the value is their ids, comma-joined. */
export function RoleSelect({ held, id, value = '', onChange }: Props) {
  const had = idsOf(held)
  const options = useRoleOptions()
    .filter((role) => role.isOpen || had.includes(role.value))
    .map((role) => (role.isOpen ? role : { ...role, label: `${role.label}（已关闭）` }))
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      mode="multiple"
      placeholder="请选择管理员身份"
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      value={idsOf(value)}
      onChange={(ids) => onChange?.(ids.toSorted((one, other) => one - other).join(','))}
    />
  )
}
