import { mayCall, useSession } from '#api/session.ts'
import { writeAddress } from '#ui/list/list-address.ts'
import type { ListEndpoint } from '#ui/list/list-call.ts'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { type Key, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { StepsContext } from './steps-context.ts'

/** Names the record whose details are open, in the address. */
const OPEN = 'open'

/** The address of a record's details, for links from elsewhere. */
export const recordPath = (listPage: string, key: Key) => `${listPage}?${OPEN}=${encodeURIComponent(String(key))}`

/**
 * The details that the address opens over their list (`?open=12`), whether the record is on this page of it or not. Reload,
 * back and a shared link show them too.
 */
export function useOpenRecord(call: ListEndpoint, render: (key: string, close: () => void) => ReactNode) {
  const [search, setSearch] = useSearchParams()
  const open = search.get(OPEN) ?? ''
  // A row that waits for others to take its place was rendered under the filter before.
  const latest = useRef(search)
  useLayoutEffect(() => {
    latest.current = search
  }, [search])
  const put = (from: URLSearchParams, key: Key | undefined) => {
    const next = new URLSearchParams(from)
    if (key === undefined) next.delete(OPEN)
    else next.set(OPEN, String(key))
    setSearch(next)
  }
  // The neighbours of one look are one step of the browser's history.
  const look = (key: Key, page?: number) => {
    const next = page === undefined ? new URLSearchParams(search) : writeAddress(search, { page })
    next.set(OPEN, String(key))
    setSearch(next, { replace: true })
  }
  return {
    open: (key: Key) => put(latest.current, key),
    element: open !== '' && (
      <StepsContext value={{ call, current: open, onGo: look }}>
        <Suspense>{render(open, () => put(search, undefined))}</Suspense>
      </StepsContext>
    ),
  }
}

interface LinkProps {
  readonly to: Key
  /** What reads the details: who may not sees no link. */
  readonly call: Endpoint
  readonly className?: string
  readonly children: ReactNode
}

/** Opens the details of a record over the list. */
export function RecordLink({ to, call, className, children }: LinkProps) {
  const [search] = useSearchParams()
  const isAllowed = mayCall(call, useSession())
  if (!isAllowed) return children
  const next = new URLSearchParams(search)
  next.set(OPEN, String(to))
  return (
    <Link to={{ search: next.toString() }} {...(className === undefined ? {} : { className })}>
      {children}
    </Link>
  )
}
