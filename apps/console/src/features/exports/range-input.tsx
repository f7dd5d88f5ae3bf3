import { useCall } from '#api/use-call.ts'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { Exportable } from '@zhanggui/contract/export/export'
import { exportKind } from '@zhanggui/domain/export/export-codes'
import { viewApi } from '@zhanggui/contract/view/view'
import { Select } from 'antd'
import { Suspense } from 'react'

const DateLimitInput = lazyPart(() => import('#ui/input/date-limit-input.tsx'))

type Filters = Readonly<Record<string, string>>

interface Props {
  readonly source: Exportable
  readonly id?: string
  readonly value?: Filters
  readonly onChange?: (value: Filters) => void
}

const DATES = 'dateLimit'
const ALL = 'all'
const OTHER = 'other'
const EVERYTHING: Filters = {}

const withoutDates = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name !== DATES))
const isSame = (a: Filters, b: Filters) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value)

/** Which rows: all, or those of a saved view of the list, and of which days. */
export function RangeInput({ source: { list, hasDates, kind, ofView }, id, value = EVERYTHING, onChange }: Props) {
  const { data = [] } = useCall(viewApi.list, { list })
  const views = data.map((view) => ({ ...view, filters: { ...ofView, ...view.filters } }))
  const rest = withoutDates(value)
  const dates = value[DATES] ?? ''
  const chosen = views.find(({ filters }) => isSame(withoutDates(filters), rest))
  const isAll = Object.keys(rest).length === 0
  const put = (filters: Filters, limit: string) =>
    onChange?.({ ...withoutDates(filters), ...(limit !== '' && { [DATES]: limit }) })
  const choose = (next: string) => {
    const view = views.find(({ id: viewId }) => String(viewId) === next)
    put(view?.filters ?? {}, view?.filters[DATES] ?? dates)
  }
  return (
    <div className="export-range">
      <Select
        {...(id !== undefined && { id })}
        aria-label="视图"
        value={isAll ? ALL : chosen ? String(chosen.id) : OTHER}
        onChange={choose}
        options={[
          { value: ALL, label: `全部${exportKind.label(kind)}` },
          ...views.map((view) => ({ value: String(view.id), label: `视图：${view.name}` })),
          ...(isAll || chosen ? [] : [{ value: OTHER, label: '已保存的筛选条件' }]),
        ]}
      />
      {hasDates && kind !== exportKind.is.monthBill && (
        <Suspense>
          <DateLimitInput label="时间" value={dates} onChange={(limit) => put(rest, limit)} />
        </Suspense>
      )}
    </div>
  )
}
