import { Tabs } from 'antd'
import type { FilterOption } from './filter.ts'

export interface StatusTabs<Name extends string = string> {
  /** The filter that the tabs set. */
  readonly name: Name
  readonly items: readonly (FilterOption & { readonly count?: number | undefined })[]
}

interface Props {
  readonly tabs: StatusTabs
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The states of a list's rows, each with how many there are. An item with an empty value shows all of them. */
export default function ListTabs({ tabs, value, onChange }: Props) {
  return (
    <Tabs
      className="list-tabs"
      activeKey={value}
      onChange={onChange}
      items={tabs.items.map(({ value: each, label, count }) => ({
        key: String(each),
        label: count === undefined ? label : `${label}(${count})`,
      }))}
    />
  )
}
