import { weekdayOf, weekdayOptions } from '@zhanggui/domain/delivery-time/slot-rules'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { spanIn } from './calendar-days.ts'

/** Something that lasts some days. */
export interface TimelineEntry {
  readonly key: string
  readonly name: string
  readonly to: string
  readonly from: Date
  /** The first moment outside. */
  readonly until: Date
  readonly note: string
  readonly isOpen: boolean
}

interface Props {
  readonly days: readonly string[]
  readonly today: string
  readonly children: ReactNode
}

/** Days from left to right; what is planned stands in rows below them. */
export const Timeline = ({ days, today, children }: Props) => (
  <div className="timeline" style={{ '--days': days.length } as CSSProperties}>
    <ol className="timeline-days" aria-label="日期">
      {days.map((day) => (
        <li
          key={day}
          {...(day === today && { 'aria-current': 'date' })}
          {...(weekdayOf(day) > 5 && { 'data-weekend': '' })}
        >
          <span className="timeline-weekday">{weekdayOptions[weekdayOf(day) - 1]?.label}</span>
          {day.endsWith('-01') && days.length <= 7 ? `${Number(day.slice(5, 7))}月` : Number(day.slice(8))}
        </li>
      ))}
    </ol>
    {children}
  </div>
)

/** In the place of a group that is on its way, or that could not be read. */
export const NotYet = ({ title, error }: { readonly title: string; readonly error: Error | null }) => (
  <section className="timeline-group" aria-label={title} aria-busy={error === null}>
    <h2>{title}</h2>
    <p className="timeline-none">{error ? `加载失败：${error.message}` : '正在加载…'}</p>
  </section>
)

interface GroupProps {
  readonly title: string
  readonly days: readonly string[]
  readonly tone: 'coupon' | 'seckill' | 'reduction' | 'timed'
  readonly entries: readonly TimelineEntry[]
  /** Below the rows. */
  readonly footnote?: ReactNode
}

/** The promotions of one kind, one in a row. */
export function TimelineGroup({ title, days, tone, entries, footnote }: GroupProps) {
  const shown = entries.flatMap((entry) => {
    const span = spanIn(days, entry.from, entry.until)
    return span ? [{ ...entry, span }] : []
  })
  return (
    <section className="timeline-group" aria-label={title} data-tone={tone}>
      <h2>{title}</h2>
      {shown.length === 0 && footnote === undefined && <p className="timeline-none">这段时间没有安排</p>}
      <ul>
        {shown.map(({ key, name, to, note, isOpen, span }) => (
          <li key={key} className="timeline-row">
            <span className="timeline-label">
              <Link to={to}>{name}</Link>
              <small>{isOpen ? note : `${note}（未开启）`}</small>
            </span>
            <span className="timeline-track" aria-hidden="true">
              <Link
                to={to}
                tabIndex={-1}
                className="timeline-bar"
                data-closed={isOpen ? undefined : ''}
                data-before={span.beginsBefore ? '' : undefined}
                data-after={span.endsAfter ? '' : undefined}
                style={{ gridColumn: `${span.column} / span ${span.days}` }}
              >
                {name}
              </Link>
            </span>
          </li>
        ))}
      </ul>
      {footnote}
    </section>
  )
}
