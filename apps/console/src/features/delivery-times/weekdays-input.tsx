import type { InputProps } from '#ui/input/input-props.ts'
import { weekdayOptions } from '@zhanggui/domain/delivery-time/slot-rules'
import { Button, Checkbox } from 'antd'

const EVERY_DAY = weekdayOptions.map(({ value }) => value)
const WORKING_DAYS = EVERY_DAY.slice(0, 5)

/** Days of the week, with all of them and the working days at one click. */
export function WeekdaysInput(props: InputProps<number[]>) {
  const { value = [], onChange } = props
  return (
    <div
      id={props.id}
      role="group"
      aria-label="星期"
      aria-describedby={props['aria-describedby']}
      tabIndex={-1}
      className="weekdays-input"
    >
      <Checkbox.Group options={weekdayOptions} value={value} onChange={(days) => onChange?.(days)} />
      <span>
        <Button type="link" size="small" onClick={() => onChange?.(EVERY_DAY)}>
          全选
        </Button>
        <Button type="link" size="small" onClick={() => onChange?.(WORKING_DAYS)}>
          工作日
        </Button>
      </span>
    </div>
  )
}
