import './closing-amount.css'
import { Money } from '#ui/show/money.tsx'
import type { Fen } from '@zhanggui/domain/kernel/money'

/** Money that a decision hangs on. */
export const ClosingAmount = ({ fen }: { readonly fen: Fen }) => (
  <b className="closing-amount">
    <Money fen={fen} />
  </b>
)
