import { textOf } from '#widgets/sku-grid/lines/sku-cells.ts'
import { parseCells } from '@zhanggui/domain/product/sku/grid-clipboard'
import { Input } from 'antd'
import { type ClipboardEvent, type KeyboardEvent, useState, useSyncExternalStore } from 'react'
import type { AmountCell, Amounts, WhyNotAmount } from './sku-amounts.ts'

interface Props {
  readonly amounts: Amounts
  readonly row: number
  readonly cell: AmountCell
  readonly label: string
  readonly whyNot: WhyNotAmount
}

/** One figure of one SKU; up, down and Enter go to the same figure of its neighbours. */
export function AmountInput({ amounts, row, cell, label, whyNot }: Props) {
  const line = useSyncExternalStore(amounts.lines.subscribe, () => amounts.lines.get()[row])
  const [typing, setTyping] = useState<string>()
  const problem = line && whyNot(line, cell)
  const stored = line && amounts.storedUnder(line, row, cell)
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key]
    if (by === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    focusAmount(event.currentTarget.closest('.sku-amounts'), row + by, cell)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const block = parseCells(event.clipboardData.getData('text'))
    if (block.length < 2 && (block[0]?.length ?? 0) < 2) return
    // The browser would put the whole column into this one box.
    event.preventDefault()
    setTyping(undefined)
    amounts.paste(row, cell, block)
  }
  return (
    <>
      <Input
        data-amount={`${row}:${cell}`}
        {...(cell === 'price' ? { prefix: '¥' } : {})}
        autoComplete="off"
        inputMode={cell === 'price' ? 'decimal' : 'numeric'}
        aria-label={label}
        aria-invalid={problem !== undefined}
        {...(problem ? { status: 'error', 'aria-description': problem } : {})}
        {...(stored === undefined ? {} : { 'data-kept': true })}
        value={typing ?? (line ? textOf(line, cell) : '')}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyping(target.value)
          amounts.type(row, cell, target.value)
        }}
        onBlur={() => setTyping(undefined)}
        onKeyDown={press}
        onPaste={paste}
      />
      <span className="amount-problem" role="alert" title={problem}>
        {problem}
      </span>
      {problem === undefined && stored !== undefined && <span className="amount-stored">最新：{stored}</span>}
    </>
  )
}

/** What there will be of a SKU once what is typed has come on top; nothing while that is no figure. */
export function AfterAddition({ amounts, row }: Pick<Props, 'amounts' | 'row'>) {
  const line = useSyncExternalStore(amounts.lines.subscribe, () => amounts.lines.get()[row])
  return line?.stock === undefined ? '-' : (line.loadedStock ?? 0) + line.stock
}

export const focusAmount = (table: Element | null | undefined, row: number, cell: AmountCell) =>
  table?.querySelector<HTMLInputElement>(`[data-amount="${row}:${cell}"]`)?.focus()
