import './money-sum.css'
import { Money } from './money.tsx'
import type { Fen } from '@zhanggui/domain/kernel/money'

export interface SumPart {
  readonly label: string
  /** Below zero where it was taken off. */
  readonly fen: Fen
  /** A word beside it. */
  readonly note?: string
}

interface Props {
  readonly parts: readonly SumPart[]
  readonly sum: SumPart
}

/** A sum written out, part by part. */
export const MoneySum = ({ parts, sum }: Props) => (
  <dl className="money-sum">
    {parts.map(({ label, fen, note }) => (
      <div key={label}>
        <dt>
          {label}
          {note && <small>{note}</small>}
        </dt>
        <dd>
          <Money fen={fen} />
        </dd>
      </div>
    ))}
    <div className="is-sum">
      <dt>{sum.label}</dt>
      <dd>
        <Money fen={sum.fen} />
      </dd>
    </div>
  </dl>
)
