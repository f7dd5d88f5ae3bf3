import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react'

interface Login<Name extends string> {
  readonly change: (name: Name, value: string) => void
  readonly submit: () => Promise<void>
}

/**
 * Takes over what somebody, or the browser, has put into the fields before there was any code to notice, and sends it if they
 * have sent it already.
 */
export function useTypedBefore<Name extends string>(
  fields: Readonly<Record<Name, RefObject<HTMLInputElement | null>>>,
  { change, submit }: Login<Name>,
) {
  const [isSent, setSent] = useState(false)
  const takeOver = useEffectEvent(() => {
    for (const [name, { current }] of Object.entries(fields) as [Name, RefObject<HTMLInputElement | null>][]) {
      if (current?.value) change(name, current.value)
    }
    const was = wasSubmitted()
    startTransition(() => setSent(was))
  })
  useEffect(() => takeOver(), [])
  // A render later: the form has the values then.
  const send = useEffectEvent(() => void submit())
  useEffect(() => {
    if (isSent) send()
  }, [isSent])
}

/** As public/early-submit.js has noted it; only once. */
function wasSubmitted(): boolean {
  const { dataset } = document.documentElement
  const was = dataset['submitted'] !== undefined
  delete dataset['submitted']
  return was
}

/** Puts the focus into a field, unless somebody is at work in another one already. */
export function useFirstFocus(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (!document.activeElement?.closest('.login-form')) field.current?.focus()
  }, [field])
}
