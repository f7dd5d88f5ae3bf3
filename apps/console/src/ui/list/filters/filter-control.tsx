import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { Input, Select } from 'antd'
import { Suspense } from 'react'
import type { NamedFilter } from './filter.ts'

/** The calendar is large, and most lists have none. */
const DateLimitInput = lazyPart(() => import('#ui/input/date-limit-input.tsx'))

export interface FilterControlProps {
  readonly filter: NamedFilter
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The inputs that open something: they come after the rows. */
export default function FilterControl({ filter, value, onChange }: FilterControlProps) {
  const { label } = filter
  if (filter.kind === 'dates') {
    return (
      <Suspense fallback={<Input disabled aria-label={label} />}>
        <DateLimitInput label={label} value={value} onChange={onChange} />
      </Suspense>
    )
  }
  if (filter.kind === 'custom') return filter.render(value, onChange)
  if (filter.kind === 'text') return null
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
