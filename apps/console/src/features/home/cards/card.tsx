import './card.css'
import { Button } from '#ui/action/button.tsx'
import { type ReactNode, useId } from 'react'

/** As a query has it. */
interface Answer<T> {
  readonly data: T | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface Props<T> {
  readonly title: string
  readonly note?: string
  readonly more?: ReactNode
  readonly answer: Answer<T>
  /** What is said instead where there is nothing to show. */
  readonly empty?: (data: T) => string | undefined
  readonly isWide?: boolean
  readonly children: (data: T) => ReactNode
}

/** A part of the home page that reads for itself: it waits, fails and is empty without the others. */
export function Card<T>({ title, note, more, answer, empty, isWide = false, children }: Props<T>) {
  const id = useId()
  return (
    <section className="card" data-wide={isWide} aria-labelledby={id} aria-busy={answer.data === undefined}>
      <header>
        <h2 id={id}>{title}</h2>
        {note ? <span>{note}</span> : null}
        {more ? <div className="card-more">{more}</div> : null}
      </header>
      <CardBody answer={answer} empty={empty}>
        {children}
      </CardBody>
    </section>
  )
}

function CardBody<T>({
  answer,
  empty,
  children,
}: Pick<Props<T>, 'answer' | 'children'> & { empty: Props<T>['empty'] | undefined }) {
  const { data, error, isFetching, refetch } = answer
  if (data !== undefined) {
    const nothing = empty?.(data)
    return nothing ? <p className="card-empty">{nothing}</p> : children(data)
  }
  if (error) {
    return (
      <p className="card-empty">
        {error.message}
        <Button look="link" aria-busy={isFetching} onClick={() => void refetch()}>
          重试
        </Button>
      </p>
    )
  }
  return (
    <div className="card-skeleton">
      {[1, 2, 3, 4].map((row) => (
        <i key={row} className="skeleton" />
      ))}
    </div>
  )
}
