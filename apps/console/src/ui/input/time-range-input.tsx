import './time-range-input.css'
import {
  formatHourRange,
  hoursFrom,
  hourText,
  parseHourRange,
  withEnd,
  withStart,
} from '@zhanggui/domain/kernel/hour-range'
import { Select } from 'antd'
import { onInput, type InputProps } from './input-props.ts'

const optionsFrom = (first: number) => hoursFrom(first).map((hour) => ({ value: hour, label: hourText(hour) }))
const starts = optionsFrom(0)

/** Two whole hours of a day as one text, `08:00,22:00`. */
export function TimeRangeInput(props: InputProps<string>) {
  const { value = '', onChange, 'aria-label': label = '时间段' } = props
  const range = parseHourRange(value)
  const { 'aria-label': _, ...first } = onInput(props)
  const second = props.disabled === undefined ? {} : { disabled: props.disabled }
  return (
    <div className="time-range-input" role="group" aria-label={label}>
      <Select
        {...first}
        aria-label={`${label}：开始`}
        placeholder="开始时间"
        options={starts}
        value={range?.start ?? null}
        onChange={(start) => {
          if (start !== null) onChange?.(formatHourRange(withStart(range, start)))
        }}
      />
      <span aria-hidden>至</span>
      <Select
        {...second}
        aria-label={`${label}：结束`}
        placeholder="结束时间"
        options={optionsFrom(range?.start ?? 0)}
        value={range?.end ?? null}
        onChange={(end) => {
          if (end !== null) onChange?.(formatHourRange(withEnd(range, end)))
        }}
      />
    </div>
  )
}
