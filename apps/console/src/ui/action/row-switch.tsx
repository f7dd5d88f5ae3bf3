import './row-switch.css'
import { mayCall, useSession } from '#api/session.ts'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { useState } from 'react'
import { useAction } from './use-action.ts'
import type { Confirmation } from './use-confirm.tsx'

interface Props<E extends Endpoint> {
  readonly label: string
  readonly call: E
  readonly input: (isOn: boolean) => InputOf<E>
  readonly success: string
  readonly isOn: boolean
  readonly words: (isOn: boolean) => string
  readonly because?: string | undefined
  /** Asked before it turns. */
  readonly confirm?: ((isOn: boolean) => Confirmation) | undefined
}

/** A switch in a row: turns at once, and back when the server says no. Without the permission it is only a word. */
export function RowSwitch<E extends Endpoint>(props: Props<E>) {
  const { label, call, input, success, isOn, words, because, confirm } = props
  const { run, isBusy } = useAction()
  const [wanted, setWanted] = useState<boolean>()
  const isAllowed = mayCall(call, useSession())
  if (!isAllowed) return words(isOn)

  const turn = async (next: boolean) => {
    if (isBusy) return
    setWanted(next)
    await run({ call, input: input(next), success, confirm: confirm?.(next) })
    setWanted(undefined)
  }
  const isShown = wanted ?? isOn
  return (
    <button
      type="button"
      role="switch"
      className="row-switch"
      aria-label={label}
      aria-checked={isShown}
      aria-busy={isBusy}
      // Blocked, it keeps the focus, so that the reason can be read without a mouse.
      {...(because === undefined
        ? { onClick: () => void turn(!isShown) }
        : { 'aria-disabled': true, 'aria-description': because, 'data-hint': because })}
    >
      <span aria-hidden>{words(isShown)}</span>
    </button>
  )
}
