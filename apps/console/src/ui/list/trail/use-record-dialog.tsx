import type { AddressChange } from '#ui/list/list-address.ts'
import { Fragment, type Key, type ReactNode, Suspense, useState } from 'react'
import { StepsContext } from './steps-context.ts'
import type { SteppedEndpoint } from './use-neighbours.ts'

export interface SteppedList {
  readonly call: SteppedEndpoint
  /** Where the list has pages: follows to the one on which the record stands. */
  readonly go?: (change: AddressChange) => void
}

/** A dialog about one record of the list, from which one may step on to the next; without an id about a new one. */
export function useRecordDialog(list: SteppedList, render: (close: () => void, id?: number) => ReactNode) {
  const [about, setAbout] = useState<{ readonly id?: number }>()
  const id = about?.id
  const close = () => setAbout(undefined)
  const onGo = (key: Key, page?: number) => {
    if (page !== undefined) list.go?.({ page })
    setAbout({ id: Number(key) })
  }
  const content =
    id === undefined ? (
      about && render(close)
    ) : (
      <StepsContext value={{ call: list.call, current: id, onGo }}>
        <Fragment key={id}>{render(close, id)}</Fragment>
      </StepsContext>
    )
  return {
    open: (next?: number) => setAbout(next === undefined ? {} : { id: next }),
    element: <Suspense>{content}</Suspense>,
  }
}
