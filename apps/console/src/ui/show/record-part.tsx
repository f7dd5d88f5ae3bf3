import './record.css'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  /** Beside the title. */
  readonly extra?: ReactNode
  readonly children: ReactNode
}

/** A part of a record's details under its own heading. */
export const RecordPart = ({ title, extra, children }: Props) => (
  <section className="record-part" aria-label={title}>
    <h3>
      {title}
      {extra}
    </h3>
    {children}
  </section>
)

/** What somebody said, as they said it; nothing where nothing was said. */
export const RecordWords = ({ title, text }: { readonly title: string; readonly text: string }) =>
  text !== '' && (
    <RecordPart title={title}>
      <p className="record-words">{text}</p>
    </RecordPart>
  )
