import { quickRanges } from '@zhanggui/domain/kernel/date-range'
import { DatePicker, Select, Space } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import zhCn from 'dayjs/locale/zh-cn'
import { calendarShortcuts, daysOfLimit } from './date-limit-text.ts'
import { useNow } from '#ui/live/use-now.ts'

dayjs.locale(zhCn)

const CUSTOM = 'custom'
const quick = quickRanges.filter((range) => range.value !== '')

interface Props {
  readonly label: string
  /** `today` … `year`, two days joined by a comma, or nothing. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Days to filter by: the quick ranges of every list, or two days from the calendar. */
export default function DateLimitInput({ label, value, onChange }: Props) {
  const now = useNow()
  const days = daysOfLimit(value, now)
  const isQuick = quick.some((range) => range.value === value)
  // Calendar days only: the picker never sees an hour, so the browser's zone does not matter.
  const asPicked = (pair: readonly [string, string]): [Dayjs, Dayjs] => [dayjs(pair[0]), dayjs(pair[1])]
  const pick = (picked: readonly (Dayjs | null)[] | null) => {
    const [from, to] = picked ?? []
    onChange(from && to ? `${from.format('YYYY-MM-DD')},${to.format('YYYY-MM-DD')}` : '')
  }
  return (
    <Space.Compact block>
      <Select
        aria-label={label}
        className="date-limit-quick"
        placeholder={label}
        allowClear
        options={[...quick, ...(value && !isQuick ? [{ value: CUSTOM, label: '自定义' }] : [])]}
        value={value ? (isQuick ? value : CUSTOM) : null}
        onChange={(next: string | null | undefined) => {
          if (next !== CUSTOM) onChange(next ?? '')
        }}
      />
      <DatePicker.RangePicker
        className="date-limit-days"
        aria-label={`${label}起止`}
        value={days ? asPicked(days) : null}
        presets={calendarShortcuts(now).map(({ label: text, days: pair }) => ({ label: text, value: asPicked(pair) }))}
        onChange={pick}
      />
    </Space.Compact>
  )
}
