import { NumericInput } from '#ui/input/numeric-input.tsx'
import { Space } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'

const WAIT = 300

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

const isSame = (a: Range, b: Range) => a.from === b.from && a.to === b.to

/** From – to; either end may be open. Applies what was typed after a short rest, as a text does. */
export default function RangeFilterInput({ label, range, decimals, onChange }: Props) {
  const [typed, setTyped] = useState(range)
  const [known, setKnown] = useState({ range, sent: range })
  if (!isSame(range, known.range)) {
    setKnown({ ...known, range })
    // The answer to our own change must not undo what was typed since.
    if (!isSame(range, known.sent)) setTyped(range)
  }
  const apply = useEffectEvent(() => {
    if (isSame(typed, range)) return
    setKnown({ ...known, sent: typed })
    onChange(typed)
  })
  useEffect(() => {
    const timer = setTimeout(apply, WAIT)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div role="group" aria-label={label}>
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
