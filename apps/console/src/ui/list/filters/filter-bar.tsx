import './filter-bar.css'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { dateLimitText } from '#ui/input/date-limit-text.ts'
import { Button } from '#ui/action/button.tsx'
import { useNarrow } from '#ui/theme/media-query.ts'
import { useIdle } from '#ui/chunk/use-idle.ts'
import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import type { FilterControlProps } from './filter-control.tsx'
import { fieldsOf, type Filters, filterText, inputsIn, type NamedFilter } from './filter.ts'
import { TextFilter } from './text-filter.tsx'

/** Selects and calendars are large, and nobody needs them before there are rows to narrow down. */
const FilterControl = lazyPart(() => import('./filter-control.tsx'))

interface Props {
  readonly filters: Filters
  readonly values: Readonly<Record<string, string>>
  readonly onChange: (values: Readonly<Record<string, string>>) => void
  /** The rows are there, or will not come: from now on there is time for the larger inputs. */
  readonly isReady?: boolean
}

/** One row of filters, the rest behind 展开, and what is filtered by as chips that can be taken away. */
export function FilterBar({ filters: declared, values, onChange, isReady = true }: Props) {
  const isIdle = useIdle(isReady)
  const filters = inputsIn(declared)
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useState(false)
  const inRow = isNarrow ? 1 : 5
  const shown = isOpen ? filters : isNarrow ? quickest(filters) : filters.slice(0, inRow)
  const active = filters.filter((filter) => fieldsOf(filter).some((name) => values[name]))
  const clear = (cleared: readonly NamedFilter[]) =>
    onChange(Object.fromEntries(cleared.flatMap(fieldsOf).map((name) => [name, ''])))
  if (filters.length === 0) return null

  return (
    <div role="search" className="filter-bar" aria-label="筛选">
      <div className="filter-row" data-folded={!isOpen}>
        {shown.map((filter) => (
          <div key={filter.name} className="filter" data-kind={filter.kind}>
            <OneFilter
              isIdle={isIdle}
              filter={filter}
              value={values[filter.name] ?? ''}
              onChange={(value) => onChange({ [filter.name]: value })}
            />
          </div>
        ))}
        {filters.length > inRow && (
          <Button look="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '收起' : '展开'}
            {isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          </Button>
        )}
        {active.length > 0 && <Button onClick={() => clear(active)}>重置</Button>}
      </div>
      {active.length > 0 && (
        <ul className="filter-chips" aria-label="已选条件">
          {active.map((filter) => {
            const text = filterText(filter, values[filter.name] ?? '', dateLimitText)
            return (
              <li key={filter.name} className="filter-chip">
                <span>
                  {filter.label}：{text}
                </span>
                <button type="button" aria-label={`移除条件${filter.label}`} onClick={() => clear([filter])}>
                  <CloseOutlined aria-hidden />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** Where there is room for one: the search box. */
const quickest = (filters: readonly NamedFilter[]) =>
  [...filters.filter(({ kind }) => kind === 'text'), ...filters].slice(0, 1)

/** A search box works at once; the other inputs follow when the rows are there. */
function OneFilter({ isIdle, ...props }: FilterControlProps & { readonly isIdle: boolean }) {
  const { filter, value, onChange } = props
  const { label } = filter
  if (filter.kind === 'text') {
    return <TextFilter label={label} placeholder={filter.placeholder ?? label} value={value} onChange={onChange} />
  }
  const coming = <input className="filter-coming" disabled aria-label={label} placeholder={label} />
  return isIdle ? (
    <Suspense fallback={coming}>
      <FilterControl {...props} />
    </Suspense>
  ) : (
    coming
  )
}
