import './result-page.css'
import { type ReactNode, useId } from 'react'

interface Props {
  /** The big word above the sentence: a code or a short heading. */
  readonly mark: string
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

/** A page that has nothing to show but one sentence and the ways on. */
export function ResultPage({ mark, title, hint, children }: Props) {
  const id = useId()
  return (
    <section className="result-page" aria-labelledby={id}>
      <p className="result-page-mark" aria-hidden>
        {mark}
      </p>
      <h1 id={id}>{title}</h1>
      {hint && <p className="result-page-hint">{hint}</p>}
      <div className="result-page-actions">{children}</div>
    </section>
  )
}
