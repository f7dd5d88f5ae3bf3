import { CodeTag } from '#ui/show/code-tag.tsx'
import { type OrderFlag, orderFlag } from '@zhanggui/domain/team/team-codes'
import { Select, type SelectProps } from 'antd'

const nameOf = ({ value }: { readonly value?: string | number | undefined }) =>
  value === undefined || value === orderFlag.is.none ? (
    orderFlag.label(orderFlag.is.none)
  ) : (
    <CodeTag table={orderFlag} code={value} />
  )

/** The flags as they look in a list, so that nobody has to know the colours by their words. */
export const FlagSelect = (props: SelectProps<OrderFlag>) => (
  <Select {...props} options={[...orderFlag.options]} optionRender={nameOf} labelRender={nameOf} />
)
