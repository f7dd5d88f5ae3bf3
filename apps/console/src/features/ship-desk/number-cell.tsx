import { useState } from 'react'
import type { DeskRow } from './use-desk.ts'

interface Props {
  readonly row: DeskRow
  readonly onChange: (trackingNumber: string) => void
  /** Several lines at once: the rows below get theirs too. */
  readonly onPaste: (text: string) => void
}

const isColumn = (text: string) => /[\t\r\n]/.test(text.trim())

/** Enter goes on to the next row, as scanners send it after each number. */
function goOn(input: HTMLInputElement) {
  const all = [...(input.closest('tbody')?.querySelectorAll<HTMLInputElement>('.desk-number') ?? [])]
  const next = all.slice(all.indexOf(input) + 1).find(({ disabled }) => !disabled)
  next?.focus()
  next?.select()
}

/** A tracking number, typed, scanned or pasted; it is kept when the field is left. */
export function NumberCell({ row, onChange, onPaste }: Props) {
  const [text, setText] = useState(row.trackingNumber)
  const keep = () => {
    if (text.trim() !== row.trackingNumber) onChange(text.trim())
  }
  const hasProblem = row.problem !== undefined || row.blocked !== undefined
  return (
    <input
      className="desk-input desk-number"
      aria-label={`${row.orderNo} 的快递单号`}
      aria-invalid={hasProblem}
      aria-describedby={hasProblem ? `problem-${row.id}` : undefined}
      disabled={row.blocked !== undefined}
      placeholder={row.blocked === undefined ? '扫描或粘贴单号' : undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={50}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={keep}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text')
        if (!isColumn(pasted)) return
        event.preventDefault()
        onPaste(pasted)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        goOn(event.currentTarget)
      }}
    />
  )
}
