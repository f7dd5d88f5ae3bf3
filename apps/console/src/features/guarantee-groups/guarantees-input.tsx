import { idsOf } from '@zhanggui/contract/kernel/fields'
import type { GuaranteeRow } from '@zhanggui/contract/platform-goods'
import { joinIds } from './group-members.ts'
import { GuaranteeTable } from './guarantee-table.tsx'

interface Props {
  readonly id?: string
  readonly guarantees: readonly GuaranteeRow[]
  /** Ids, comma-joined. */
  readonly value?: string
  readonly onChange?: (value: string) => void
}

/** Guarantees to tick. */
export const GuaranteesInput = ({ id, guarantees, value = '', onChange }: Props) => (
  <GuaranteeTable
    {...(id === undefined ? {} : { id })}
    guarantees={guarantees}
    rowSelection={{
      selectedRowKeys: idsOf(value),
      onChange: (keys) => onChange?.(joinIds(keys.map(Number))),
      getCheckboxProps: ({ name, isShow }) => ({ 'aria-label': `选择 ${name}`, disabled: !isShow }),
    }}
  />
)
