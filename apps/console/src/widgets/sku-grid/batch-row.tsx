import './batch-row.css'
import { useStore } from '#api/store.ts'
import { PictureField } from '#widgets/picture-picker/field/picture-field.tsx'
import { Button, Input } from 'antd'
import { useState, useSyncExternalStore } from 'react'
import { cells, isFigure, shortLabel, textOf, whyNotCell, withText } from './lines/sku-cells.ts'
import type { SkuGridStore } from './sku-grid-store.ts'
import { cellNames, type SkuLine } from './lines/sku-line.ts'
import { withBatch } from './lines/sku-lines.ts'

const EMPTY: SkuLine = { values: {}, image: '', barCode: '' }

/** 批量设置: what is filled in here comes into every line that is shown. */
export function BatchRow({ grid }: { readonly grid: SkuGridStore }) {
  const [line, setLine] = useState(EMPTY)
  const shown = useSyncExternalStore(grid.subscribe, grid.shown)
  const isFiltered = useStore(grid.filter).size > 0
  const wrong = cellNames.flatMap((cell) => {
    const problem = whyNotCell(line, cell)
    return problem && !problem.isMissing ? [{ cell, text: problem.text }] : []
  })
  const apply = () => {
    if (wrong.length > 0) return
    grid.commit()
    grid.changeShown((rows) => withBatch(rows, line))
    setLine(EMPTY)
  }
  return (
    <div className="sku-batch" role="group" aria-label="批量设置">
      <span className="sku-batch-title">{isFiltered ? `批量设置筛选的 ${shown.length} 个规格` : '批量设置'}</span>
      <PictureField
        mode="single"
        ratio={1}
        aria-label="批量图片"
        value={line.image}
        onChange={(image) => setLine({ ...line, image })}
      />
      {cellNames
        .filter((cell) => cell !== 'image')
        .map((cell) => (
          <CellField
            key={cell}
            label={`批量${cells[cell].label}`}
            placeholder={shortLabel(cell)}
            isFigure={isFigure(cell)}
            text={textOf(line, cell)}
            isWrong={wrong.some((each) => each.cell === cell)}
            onChange={(text) => setLine(withText(line, cell, text))}
            onEnter={apply}
          />
        ))}
      <Button onClick={apply}>批量添加</Button>
      {wrong[0] && (
        <p className="sku-problem" role="alert">
          {wrong[0].text}
        </p>
      )}
    </div>
  )
}

interface InputProps {
  readonly label: string
  readonly placeholder?: string
  readonly isFigure: boolean
  readonly text: string
  readonly isWrong: boolean
  readonly onChange: (text: string) => void
  readonly onEnter: () => void
}

/** Taken over when it is left: half a figure is none. */
export function CellField({
  label,
  placeholder = '',
  isFigure: hasFigure,
  text,
  isWrong,
  onChange,
  onEnter,
}: InputProps) {
  const [typing, setTyping] = useState<string>()
  const settle = () => {
    if (typing !== undefined) onChange(typing)
    setTyping(undefined)
  }
  return (
    <Input
      aria-label={label}
      aria-invalid={isWrong}
      placeholder={placeholder}
      {...(isWrong ? { status: 'error' as const } : {})}
      {...(hasFigure ? { inputMode: 'decimal' as const } : {})}
      value={typing ?? text}
      onChange={({ target }) => setTyping(target.value)}
      onBlur={settle}
      onPressEnter={(event) => {
        if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        if (typing === undefined) onEnter()
        else settle()
      }}
    />
  )
}
