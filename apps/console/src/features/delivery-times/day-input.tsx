import { onInput, type InputProps } from '#ui/input/input-props.ts'
import { shopDate } from '@zhanggui/domain/delivery-time/slot-rules'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'

const FORMAT = 'YYYY-MM-DD'

/** A day by the shop's clock, today or later. */
export function DayInput(props: InputProps<string>) {
  const { value, onChange } = props
  return (
    <DatePicker
      {...onInput(props)}
      format={FORMAT}
      allowClear={false}
      value={value ? dayjs(value) : null}
      disabledDate={(day) => day.format(FORMAT) < shopDate(new Date())}
      onChange={(day) => day && onChange?.(day.format(FORMAT))}
    />
  )
}
