import { onInput } from '#ui/input/input-props.ts'
import { TimePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import type { FieldInputProps } from './field-input-props.ts'
import { calendarFormat, momentFrom, momentValue } from './moment-text.ts'
import { keepEnter, rangeIds, rangeWords } from './picker-parts.ts'
import { closedTimes } from './closed-times.ts'

export default function TimeInput(props: FieldInputProps<'el-time-picker'>) {
  const { field, value, onChange } = props
  const { selectable } = field
  const shared = {
    ...onInput(props),
    className: 'dynamic-form-wide',
    onKeyDown: keepEnter,
    format: calendarFormat(field.format),
    allowClear: field.isClearable,
    ...(selectable ? { disabledTime: () => closedTimes(selectable) } : {}),
  }
  const valueOf = (at: Dayjs) => String(momentValue(at, field.valueFormat))
  const [from = null, to = null] = (Array.isArray(value) ? value : [value]).map((each) =>
    momentFrom(each, field.valueFormat),
  )
  if (!field.isRange) {
    return (
      <TimePicker
        {...shared}
        placeholder={field.placeholder || `请选择${field.label}`}
        value={from}
        onChange={(at) => onChange?.(at ? valueOf(at) : undefined)}
      />
    )
  }
  return (
    <TimePicker.RangePicker
      {...shared}
      {...rangeIds(props.id)}
      placeholder={rangeWords(field, ['开始时间', '结束时间'])}
      value={[from, to]}
      onChange={(pair) => {
        const [first, last] = pair ?? []
        onChange?.(first && last ? [valueOf(first), valueOf(last)] : undefined)
      }}
    />
  )
}
