import './order-dialogs.css'
import type { InputProps } from '#ui/input/input-props.ts'
import { GoodsLine } from '#widgets/buyer/goods-line.tsx'
import type { OrderLine } from '@zhanggui/contract/order/order-fields'
import { Checkbox } from 'antd'
import type { ReactNode } from 'react'

interface Chosen {
  readonly orderDetailId: number
}

interface Props<C extends Chosen> extends InputProps<readonly C[]> {
  readonly lines: readonly OrderLine[]
  /** Why a line cannot be chosen. */
  readonly whyNot: (line: OrderLine) => string | undefined
  /** All that can be chosen is, and stays so. */
  readonly isFixed?: boolean
  /** What is known of a line, in a few words. */
  readonly note: (line: OrderLine) => string
  /** What a line begins with once it is chosen. */
  readonly begin: (line: OrderLine) => C
  /** How much of a chosen line. */
  readonly children: (line: OrderLine, chosen: C, change: (next: C) => void) => ReactNode
}

/** Some lines of an order, each with how much of it. */
export function LineChoice<C extends Chosen>({
  lines,
  whyNot,
  isFixed = false,
  note,
  begin,
  children,
  ...input
}: Props<C>) {
  const { value = [], onChange } = input
  const put = (next: readonly C[]) => onChange?.(next)
  const toggle = (line: OrderLine, isChosen: boolean) => {
    const others = value.filter(({ orderDetailId }) => orderDetailId !== line.id)
    put(isChosen ? [...others, begin(line)] : others)
  }
  const change = (next: C) => put(value.map((each) => (each.orderDetailId === next.orderDetailId ? next : each)))
  return (
    <ul className="line-choice" id={input.id} tabIndex={-1} aria-describedby={input['aria-describedby']}>
      {lines.map((line) => {
        const chosen = value.find(({ orderDetailId }) => orderDetailId === line.id)
        const reason = whyNot(line)
        return (
          <li key={line.id} data-off={reason !== undefined}>
            <Checkbox
              aria-label={`选择${line.productName} ${line.sku}`}
              checked={chosen !== undefined}
              disabled={isFixed || reason !== undefined}
              onChange={({ target }) => toggle(line, target.checked)}
            />
            <GoodsLine of={line} />
            <span className="line-choice-note">{reason ?? note(line)}</span>
            <span className="line-choice-amount">{chosen && children(line, chosen, change)}</span>
          </li>
        )
      })}
    </ul>
  )
}
