import { DatePicker } from 'antd'
import dayjs from 'dayjs'

interface Props {
  readonly label: string
  /** `2026-11-18`, or nothing. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One day. */
export default function DayInput({ label, value, onChange }: Props) {
  return (
    <DatePicker
      aria-label={label}
      placeholder={label}
      value={value === '' ? null : dayjs(value)}
      onChange={(day) => onChange(day?.format('YYYY-MM-DD') ?? '')}
    />
  )
}
