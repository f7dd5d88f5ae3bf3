import { onInput } from '#ui/input/input-props.ts'
import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import zhCn from 'dayjs/locale/zh-cn'
import type { FieldInputProps } from './field-input-props.ts'
import { calendarFormat, momentFrom, momentValue } from './moment-text.ts'
import { keepEnter, rangeIds, rangeWords } from './picker-parts.ts'

dayjs.locale(zhCn)

type Props = FieldInputProps<'el-date-picker'>

/** A week is stored as its first day. */
const settled = (at: Dayjs, { unit }: Props['field']) => (unit === 'week' ? at.startOf('week') : at)

export default function DateInput(props: Props) {
  const { field, value, onChange } = props
  const { id, ...rest } = onInput(props)
  const shared = {
    ...rest,
    className: 'dynamic-form-wide',
    onKeyDown: keepEnter,
    picker: field.unit === 'datetime' ? ('date' as const) : field.unit,
    format: calendarFormat(field.format),
    allowClear: field.isClearable,
    ...(field.unit === 'datetime' ? { showTime: true } : {}),
  }
  const given = id === undefined ? {} : { id }
  const shown = (Array.isArray(value) ? value : [value]).map((each) => momentFrom(each, field.valueFormat))
  const store = (list: readonly (Dayjs | null)[] | null) => {
    const days = (list ?? []).filter((day) => day !== null)
    const isWhole = field.amount === 'many' || days.length === 2
    onChange?.(isWhole ? days.map((day) => momentValue(day, field.valueFormat)) : undefined)
  }
  if (field.amount === 'range') {
    const [from = null, to = null] = shown
    const words = rangeWords(field, ['开始日期', '结束日期'])
    return (
      <DatePicker.RangePicker {...shared} {...rangeIds(id)} placeholder={words} value={[from, to]} onChange={store} />
    )
  }
  const placeholder = field.placeholder || `请选择${field.label}`
  if (field.amount === 'many') {
    const days = shown.filter((day) => day !== null)
    return (
      // The library leaves the inputs of such a picker without name and id.
      <div {...given} tabIndex={-1} role="group" aria-label={field.label}>
        <DatePicker {...shared} placeholder={placeholder} multiple value={days} onChange={store} />
      </div>
    )
  }
  return (
    <DatePicker
      {...given}
      {...shared}
      placeholder={placeholder}
      value={shown[0] ?? null}
      onChange={(day: Dayjs | null) =>
        onChange?.(day ? momentValue(settled(day, field), field.valueFormat) : undefined)
      }
    />
  )
}
