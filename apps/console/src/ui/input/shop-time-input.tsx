import './shop-time-input.css'
import { formatShopTime, parseShopTime } from '@zhanggui/domain/kernel/shop-time'
import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import zhCn from 'dayjs/locale/zh-cn'
import { onInput, type InputProps } from './input-props.ts'

dayjs.locale(zhCn)

const FORMAT = 'YYYY-MM-DD HH:mm'

/** An instant by the shop's clock, to the minute, wherever the browser is. */
export function ShopTimeInput(props: InputProps<Date>) {
  const { value, onChange } = props
  const change = (day: Dayjs | null) => {
    const instant = day && parseShopTime(`${day.format(FORMAT)}:00`)
    if (instant) onChange?.(instant)
  }
  return (
    <DatePicker
      {...onInput(props)}
      className="shop-time-input"
      classNames={{ popup: { root: 'shop-time-panel' } }}
      format={FORMAT}
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      allowClear={false}
      needConfirm={false}
      value={value ? dayjs(formatShopTime(value)) : null}
      onChange={change}
    />
  )
}
