import './record.css'
import type { ReactNode } from 'react'

interface Props {
  readonly title?: string
  readonly cells: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** The top of a record's details: its name and what matters most. */
export const RecordHead = ({ title, cells }: Props) => (
  <header className="record-head">
    {title !== undefined && <h2>{title}</h2>}
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
