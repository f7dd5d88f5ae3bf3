import { type Decimals, keepNumeric, trimNumeric } from '@zhanggui/domain/kernel/text/numeric-text'
import { Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { onInput, type InputProps } from './input-props.ts'

interface Props extends InputProps<string> {
  readonly decimals: Decimals
  readonly placeholder?: string
  /** The unit, behind the figures. */
  readonly suffix?: ReactNode
}

/** Takes digits, and as many decimals as it says; everything else vanishes once the input method is done with it. */
export function NumericInput(props: Props) {
  const { decimals, value = '', onChange } = props
  const [composed, setComposed] = useState<string>()
  const take = (text: string) => onChange?.(keepNumeric(text, decimals))
  return (
    <Input
      {...onInput(props)}
      {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
      suffix={props.suffix}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={composed ?? value}
      onCompositionStart={({ currentTarget }) => setComposed(currentTarget.value)}
      onCompositionEnd={({ currentTarget }) => {
        setComposed(undefined)
        take(currentTarget.value)
      }}
      onChange={({ target }) => (composed === undefined ? take(target.value) : setComposed(target.value))}
      onBlur={() => {
        if (trimNumeric(value) !== value) onChange?.(trimNumeric(value))
      }}
    />
  )
}
