import { useNow } from '#ui/live/use-now.ts'
import { parseMonths } from '@zhanggui/domain/finance/bill-period'
import { addMonths, firstOfMonth, monthText } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'

interface Props {
  /** Two months joined by a comma, or nothing. */
  readonly value: string
  readonly onChange: (value: string) => void
}

const FORMAT = 'YYYY-MM'
const asPicked = ([first, last]: readonly [string, string]): [Dayjs, Dayjs] => [dayjs(first), dayjs(last)]

/** Months to filter by, with the shortcuts of the specification. */
export default function MonthLimitInput({ value, onChange }: Props) {
  const month = firstOfMonth(shopDay(useNow()))
  const months = parseMonths(value)
  const shortcut = (label: string, from: number) => ({
    label,
    value: asPicked([monthText(from), monthText(month)]),
  })
  return (
    <DatePicker.RangePicker
      picker="month"
      aria-label="选择月份"
      value={months ? asPicked([monthText(months.first), monthText(months.last)]) : null}
      presets={[
        shortcut('本月', month),
        shortcut('今年至今', Math.floor(month / 10_000) * 10_000 + 101),
        shortcut('最近六个月', addMonths(month, -5)),
      ]}
      onChange={(picked) => {
        const [from, to] = picked ?? []
        onChange(from && to ? `${from.format(FORMAT)},${to.format(FORMAT)}` : '')
      }}
    />
  )
}
