import { mayCall, useSession } from '#api/session.ts'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import type { ReactNode } from 'react'

/** Shows its children to those who may make the call. */
export const Can = ({ call, children }: { readonly call: Endpoint; readonly children: ReactNode }) =>
  mayCall(call, useSession()) ? children : null
