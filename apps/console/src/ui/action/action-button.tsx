import { mayCall, useSession } from '#api/session.ts'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import type { ReactNode } from 'react'
import { BlockableButton, type ButtonLook } from './blockable-button.tsx'
import { type Action, useAction } from './use-action.ts'

interface Props<E extends Endpoint> extends Action<E> {
  /** Why it cannot be done now: the same function guards the server. */
  readonly because?: string | undefined
  readonly look?: ButtonLook
  readonly isDanger?: boolean
  readonly children: ReactNode
}

/** A button that makes a call: gone without the permission, blocked with the reason, safe to click twice. */
export function ActionButton<E extends Endpoint>({ because, look, isDanger, children, ...action }: Props<E>) {
  const { run, isBusy } = useAction()
  const isAllowed = mayCall(action.call, useSession())
  if (!isAllowed) return null
  return (
    <BlockableButton
      because={because}
      look={look ?? 'default'}
      isDanger={isDanger ?? false}
      isBusy={isBusy}
      onClick={() => void run(action)}
    >
      {children}
    </BlockableButton>
  )
}
