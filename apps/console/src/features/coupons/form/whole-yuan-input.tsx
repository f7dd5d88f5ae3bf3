import { type InputProps, onInput } from '#ui/input/input-props.ts'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { InputNumber } from 'antd'

interface Props extends InputProps<Fen | undefined> {
  readonly min: number
  readonly max: number
}

/** An amount without decimals: whole yuan on the screen, fen as value. */
export const WholeYuanInput = ({ min, max, ...props }: Props) => (
  <InputNumber
    {...onInput(props)}
    min={min}
    max={max}
    precision={0}
    suffix="元"
    value={props.value === undefined ? null : props.value / 100}
    onChange={(yuan) => props.onChange?.(typeof yuan === 'number' ? toFen(yuan * 100) : undefined)}
  />
)
