import './list-tabs.css'
import type { KeyboardEvent } from 'react'
import { countText, type TabsFilter } from './filter.ts'

interface Props {
  readonly items: TabsFilter['items']
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Arrow keys go to the neighbour, round and round; Home and End to the ends. */
function press(event: KeyboardEvent<HTMLButtonElement>) {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  const at = tabs.indexOf(event.currentTarget)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}

/** The states of a list's rows, each with how many there are. */
export function ListTabs({ items, value, onChange }: Props) {
  return (
    <div role="tablist" className="list-tabs">
      {items.map(({ value: each, label, ...counted }) => {
        const isChosen = String(each) === value
        return (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={isChosen}
            tabIndex={isChosen ? 0 : -1}
            onKeyDown={press}
            onClick={() => onChange(String(each))}
          >
            {counted.count === undefined ? label : `${label}(${countText(counted)})`}
          </button>
        )
      })}
    </div>
  )
}
