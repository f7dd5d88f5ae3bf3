import { onInput } from '#ui/input/input-props.ts'
import { TimeRangeInput } from '#ui/input/time-range-input.tsx'
import type { FieldInputProps } from './field-input-props.ts'

export default function HoursInput(props: FieldInputProps<'time-select'>) {
  const { field, value = '', onChange } = props
  return (
    <TimeRangeInput
      aria-label={field.label}
      {...onInput(props)}
      value={value}
      onChange={(hours) => onChange?.(hours)}
    />
  )
}
