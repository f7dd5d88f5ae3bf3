import './timeline.css'
import { ShopTime } from '#ui/show/shop-time.tsx'
import type { ReactNode } from 'react'

export interface TimelineEntry {
  readonly key: number | string
  readonly title: ReactNode
  /** Nothing for what is still to come. */
  readonly at?: Date | string | undefined
  readonly by?: string
  readonly tone?: 'danger' | 'coming' | undefined
  readonly content?: ReactNode
}

/** What happened, one under the other. */
export const Timeline = ({ label, of }: { readonly label: string; readonly of: readonly TimelineEntry[] }) => (
  <ol className="timeline" aria-label={label}>
    {of.map(({ key, title, at, by, tone, content }) => (
      <li key={key} data-tone={tone}>
        <p className="timeline-head">
          <strong>{title}</strong>
          {by && <span>{by}</span>}
          {at instanceof Date ? <ShopTime at={at} exact /> : at && <span>{at}</span>}
          {tone === 'coming' && <span className="visually-hidden">未开始</span>}
        </p>
        {content}
      </li>
    ))}
  </ol>
)
