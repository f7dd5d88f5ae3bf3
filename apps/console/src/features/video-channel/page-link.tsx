import { mayCall, useSession } from '#api/session.ts'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Props {
  readonly to: string
  /** What the page reads: who may not sees no link. */
  readonly call: Endpoint
  readonly children: ReactNode
}

export const PageLink = ({ to, call, children }: Props) =>
  mayCall(call, useSession()) ? (
    <Link to={to} className="video-name">
      {children}
    </Link>
  ) : (
    children
  )
