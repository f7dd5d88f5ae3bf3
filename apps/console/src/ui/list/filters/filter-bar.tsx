import './filter-bar.css'
import { dateLimitText } from '#ui/input/date-limit-text.ts'
import { useNarrow } from '#ui/theme/media-query.ts'
import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Input, Select, Tag } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { type Filters, filterText, inputsIn, type NamedFilter } from './filter.ts'
import { TextFilter } from './text-filter.tsx'

/** The calendar is large, and most lists have none. */
const DateLimitInput = lazy(() => import('#ui/input/date-limit-input.tsx'))

interface Props {
  readonly filters: Filters
  readonly values: Readonly<Record<string, string>>
  readonly onChange: (values: Readonly<Record<string, string>>) => void
}

/** One row of filters, the rest behind 展开, and what is filtered by as chips that can be taken away. */
export function FilterBar({ filters: declared, values, onChange }: Props) {
  const filters = inputsIn(declared)
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useState(false)
  const inRow = isNarrow ? 1 : 5
  const shown = isOpen ? filters : isNarrow ? quickest(filters) : filters.slice(0, inRow)
  const active = filters.filter((filter) => values[filter.name])
  const reset = () => onChange(Object.fromEntries(active.map((filter) => [filter.name, ''])))
  if (filters.length === 0) return null

  return (
    <div role="search" className="filter-bar" aria-label="筛选">
      <div className="filter-row" data-folded={!isOpen}>
        {shown.map((filter) => (
          <div key={filter.name} className="filter" data-kind={filter.kind}>
            <FilterControl
              filter={filter}
              value={values[filter.name] ?? ''}
              onChange={(value) => onChange({ [filter.name]: value })}
            />
          </div>
        ))}
        {filters.length > inRow && (
          <Button
            type="link"
            aria-expanded={isOpen}
            icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            iconPlacement="end"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '收起' : '展开'}
          </Button>
        )}
        {active.length > 0 && <Button onClick={reset}>重置</Button>}
      </div>
      {active.length > 0 && (
        <ul className="filter-chips" aria-label="已选条件">
          {active.map((filter) => {
            const text = filterText(filter, values[filter.name] ?? '', dateLimitText)
            return (
              <li key={filter.name}>
                <Tag
                  closable={{ 'aria-label': `移除条件${filter.label}` }}
                  onClose={() => onChange({ [filter.name]: '' })}
                >
                  {filter.label}：{text}
                </Tag>
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

interface ControlProps {
  readonly filter: NamedFilter
  readonly value: string
  readonly onChange: (value: string) => void
}

function FilterControl({ filter, value, onChange }: ControlProps) {
  const { label } = filter
  if (filter.kind === 'dates') {
    return (
      <Suspense fallback={<Input disabled aria-label={label} />}>
        <DateLimitInput label={label} value={value} onChange={onChange} />
      </Suspense>
    )
  }
  if (filter.kind === 'custom') return filter.render(value, onChange)
  if (filter.kind === 'text') {
    return <TextFilter label={label} placeholder={filter.placeholder ?? label} value={value} onChange={onChange} />
  }
  return (
    <Select
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      options={filter.options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={value || null}
      onChange={(next: string | null | undefined) => onChange(next ?? '')}
    />
  )
}
