import './tab-hits.css'
import { Button } from '#ui/action/button.tsx'
import type { ListEndpoint } from '#ui/list/list-call.ts'
import type { ListState } from '#ui/list/use-list-state.ts'
import { countText, type FiltersOf, narrowing, tabsIn } from './filter.ts'

interface Props<E extends ListEndpoint> {
  readonly list: ListState<E>
  readonly filters: FiltersOf<E>
}

/** Where else the search has found something: the other tabs, each with how much, one click away. */
export function TabHits<E extends ListEndpoint>({ list, filters }: Props<E>) {
  const tabs = tabsIn(filters)
  if (!tabs || narrowing(list.address.filters, filters).length === 0) return null
  const current = list.address.filters[tabs.name] ?? ''
  if (tabs.items.some(({ value, isTotal }) => isTotal && String(value) === current)) return null
  const others = tabs.items.filter(({ value, count, isTotal }) => !isTotal && count && String(value) !== current)
  if (others.length === 0) return null
  return (
    <p className="tab-hits" role="status">
      其他标签中还有：
      {others.map(({ value, label, ...counted }) => (
        <Button key={value} look="link" onClick={() => list.go({ filters: { [tabs.name]: String(value) } })}>
          {`${label} ${countText(counted)} 条`}
        </Button>
      ))}
    </p>
  )
}
