import { Tabs } from 'antd'
import type { TabsFilter } from './filter.ts'

interface Props {
  readonly items: TabsFilter['items']
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The states of a list's rows, each with how many there are. */
export default function ListTabs({ items, value, onChange }: Props) {
  return (
    <Tabs
      className="list-tabs"
      activeKey={value}
      onChange={onChange}
      items={items.map(({ value: each, label, count }) => ({
        key: String(each),
        label: count === undefined ? label : `${label}(${count})`,
      }))}
    />
  )
}
