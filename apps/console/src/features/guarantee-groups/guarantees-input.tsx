import type { GuaranteeRow } from '@zhanggui/contract/platform-goods'
import { ordered } from './group-members.ts'
import { GuaranteeTable } from './guarantee-table.tsx'

interface Props {
  readonly id?: string
  readonly guarantees: readonly GuaranteeRow[]
  readonly value?: readonly number[]
  readonly onChange?: (value: readonly number[]) => void
}

/** Guarantees to tick. */
export const GuaranteesInput = ({ id, guarantees, value = [], onChange }: Props) => (
  <GuaranteeTable
    {...(id === undefined ? {} : { id })}
    guarantees={guarantees}
    rowSelection={{
      selectedRowKeys: [...value],
      onChange: (keys) => onChange?.(ordered(keys.map(Number))),
      getCheckboxProps: ({ name, isShow }) => ({ 'aria-label': `选择 ${name}`, disabled: !isShow }),
    }}
  />
)
