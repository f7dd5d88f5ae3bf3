import { Input, type InputRef } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Reason } from './reason.tsx'

interface Props {
  readonly text: string
  readonly label: string
  /** Why it cannot be called so; nothing when it is. */
  readonly onRename: (to: string) => string | undefined
  readonly onEnd: () => void
}

/** A name while it is changed: Enter or leaving takes it over, Escape does not. */
export function RenameInput({ text, label, onRename, onEnd }: Props) {
  const [typed, setTyped] = useState(text)
  const [reason, setReason] = useState<string>()
  const input = useRef<InputRef>(null)
  useEffect(() => input.current?.focus({ cursor: 'all' }), [])
  const take = () => {
    const refused = onRename(typed)
    setReason(refused)
    if (refused === undefined) onEnd()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    // Neither the form nor the dialog around it is meant.
    event.stopPropagation()
    if (event.key === 'Enter') take()
    else onEnd()
  }
  return (
    <span className="spec-rename">
      <Input
        ref={input}
        size="small"
        aria-label={label}
        aria-invalid={reason !== undefined}
        {...(reason === undefined ? {} : { status: 'error' as const })}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setReason(undefined)
        }}
        onKeyDown={press}
        onBlur={() => (reason === undefined ? take() : onEnd())}
      />
      <Reason text={reason} />
    </span>
  )
}
