import { useStore } from '#api/store.ts'
import { useEffect, useRef } from 'react'
import type { SkuGridStore } from './sku-grid-store.ts'

interface Props {
  readonly grid: SkuGridStore
  readonly text: string
  readonly label: string
  readonly isReadOnly: boolean
  readonly problem: string | undefined
}

/** The cell that has the focus. Its text is selected, so that typing replaces it and copying takes it. */
export function CellInput({ grid, text, label, isReadOnly, problem }: Props) {
  const { mode, text: typed, moves } = useStore(grid.place)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!grid.takeFocus()) return
    input.current?.focus({ preventScroll: true })
    input.current?.select()
    input.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [grid, moves])
  useEffect(() => {
    if (mode === 'inside') input.current?.setSelectionRange(-1, -1)
  }, [mode])

  return (
    <input
      ref={input}
      className="sku-input"
      data-mode={mode}
      aria-label={label}
      aria-invalid={problem !== undefined}
      {...(problem === undefined ? {} : { 'aria-description': problem })}
      autoComplete="off"
      readOnly={isReadOnly}
      value={mode === 'none' ? text : typed}
      onChange={({ target }) => (mode === 'none' ? grid.startEdit('typing', target.value) : grid.type(target.value))}
      onFocus={({ target }) => mode === 'none' && target.select()}
      onDoubleClick={() => !isReadOnly && mode !== 'inside' && grid.startEdit('inside', mode === 'none' ? text : typed)}
      onBlur={grid.commit}
    />
  )
}
