import './text-filter.css'
import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
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
    <span className="text-filter">
      <SearchOutlined aria-hidden />
      <input
        type="text"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={typed}
        data-list-search
        onChange={(event) => setTyped(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) apply(typed)
        }}
      />
      {typed !== '' && (
        <button type="button" tabIndex={-1} aria-label={`清空${label}`} onClick={() => setTyped('')}>
          <CloseCircleFilled aria-hidden />
        </button>
      )}
    </span>
  )
}
