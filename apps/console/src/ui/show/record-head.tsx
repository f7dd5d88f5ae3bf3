import './record.css'
import { Copy } from '#ui/action/copy.tsx'
import type { ReactNode } from 'react'

interface Props {
  readonly title?: string
  /** What the title is, where people copy it. */
  readonly copied?: string
  readonly cells: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** The top of a record's details: its name and what matters most. */
export const RecordHead = ({ title, copied, cells }: Props) => (
  <header className="record-head">
    {title !== undefined && (
      <div className="record-title">
        <h2>{title}</h2>
        {copied !== undefined && <Copy text={title} label={copied} />}
      </div>
    )}
    <dl>
      {cells.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </header>
)
