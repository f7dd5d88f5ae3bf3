import { NumericInput } from '#ui/input/numeric-input.tsx'
import { Space } from 'antd'
import { type KeyboardEvent, useState } from 'react'

interface Range {
  readonly from: string
  readonly to: string
}

interface Props {
  readonly label: string
  readonly range: Range
  readonly decimals: 0 | 2
  readonly onChange: (range: Range) => void
}

/** From – to; either end may be open. Applies on Enter, or when both are left. */
export default function RangeFilterInput({ label, range, decimals, onChange }: Props) {
  const [typed, setTyped] = useState(range)
  const [known, setKnown] = useState(range)
  if (known.from !== range.from || known.to !== range.to) {
    setKnown(range)
    setTyped(range)
  }
  const apply = () => {
    if (typed.from !== range.from || typed.to !== range.to) onChange(inOrder(typed))
  }
  const press = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) apply()
  }
  return (
    <div
      role="group"
      aria-label={label}
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) apply()
      }}
    >
      <Space.Compact block>
        <NumericInput
          aria-label={`${label}从`}
          placeholder={`${label}从`}
          decimals={decimals}
          value={typed.from}
          onChange={(from) => setTyped({ ...typed, from })}
        />
        <NumericInput
          aria-label={`${label}到`}
          placeholder="到"
          decimals={decimals}
          value={typed.to}
          onChange={(to) => setTyped({ ...typed, to })}
        />
      </Space.Compact>
    </div>
  )
}

/** Whoever types the larger one first means the same. */
const inOrder = ({ from, to }: Range): Range =>
  from !== '' && to !== '' && Number(from) > Number(to) ? { from: to, to: from } : { from, to }
