import './money-input.css'
import { type Fen, formatYuan } from '@zhanggui/domain/kernel/money'
import { isBeginningOfYuan, parseTypedYuan, whyNotAmount } from '@zhanggui/domain/kernel/typed-money'
import { Input } from 'antd'
import { type ClipboardEvent, useState } from 'react'
import { InputProblem } from './input-problem.tsx'
import { onInput, type InputProps } from './input-props.ts'

interface Props extends InputProps<Fen | undefined> {
  /** Said under the input where no form says it. */
  readonly min?: Fen
  readonly max?: Fen
  readonly placeholder?: string
}

/** An amount: yuan with two decimals on the screen, whole fen as value, nothing where nothing stands. */
export function MoneyInput(props: Props) {
  const { value, onChange } = props
  const [typing, setTyping] = useState<string>()
  const [isComposing, setComposing] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const shown = value === undefined ? '' : formatYuan(value)
  const problem = refusal ?? (value === undefined ? undefined : whyNotAmount(value, limitsOf(props)))

  const put = (text: string) => {
    setTyping(text)
    setRefusal(undefined)
    const next = parseTypedYuan(text)
    if (next !== value) onChange?.(next)
  }
  const type = (text: string) => {
    const plain = text.normalize('NFKC').replaceAll('。', '.')
    const whole = parseTypedYuan(text)
    if (isBeginningOfYuan(plain)) put(plain)
    else if (whole === undefined) setTyping(typing ?? shown)
    else put(formatYuan(whole))
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const pasted = parseTypedYuan(event.clipboardData.getData('text'))
    if (pasted === undefined) setRefusal('粘贴的内容不是金额，最多两位小数')
    else put(formatYuan(pasted))
  }
  return (
    <>
      <Input
        {...onInput(props)}
        {...(problem || props['aria-invalid'] === true ? { status: 'error', 'aria-invalid': true } : {})}
        {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
        className="money-input"
        prefix="¥"
        inputMode="decimal"
        autoComplete="off"
        value={typing ?? shown}
        onFocus={({ target }) => target.select()}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={({ currentTarget }) => {
          setComposing(false)
          type(currentTarget.value)
        }}
        onChange={({ target }) => (isComposing ? setTyping(target.value) : type(target.value))}
        onPaste={paste}
        onBlur={() => {
          setTyping(undefined)
          setRefusal(undefined)
        }}
      />
      <InputProblem text={problem} />
    </>
  )
}

const limitsOf = ({ min, max }: Props) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})
