import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'

const WAIT = 300

interface Props {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Applies what was typed after a short rest or on Enter, never in the middle of a composition. */
export function TextFilter({ label, placeholder, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  const [isComposing, setComposing] = useState(false)
  const [known, setKnown] = useState({ value, sent: value })
  if (value !== known.value) {
    setKnown({ ...known, value })
    // The answer to our own change must not undo what was typed since.
    if (value !== known.sent) setTyped(value)
  }

  const apply = (text: string) => {
    const next = text.trim()
    if (next === value) return
    setKnown({ ...known, sent: next })
    onChange(next)
  }
  const applyTyped = useEffectEvent(() => apply(typed))
  useEffect(() => {
    if (isComposing) return undefined
    const timer = setTimeout(applyTyped, WAIT)
    return () => clearTimeout(timer)
  }, [typed, isComposing])

  return (
    <Input
      aria-label={label}
      placeholder={placeholder}
      prefix={<SearchOutlined aria-hidden />}
      allowClear
      maxLength={100}
      value={typed}
      data-list-search
      onChange={(event) => setTyped(event.target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onPressEnter={(event) => {
        if (!event.nativeEvent.isComposing) apply(typed)
      }}
    />
  )
}
