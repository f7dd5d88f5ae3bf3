import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface Login<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  readonly change: (name: Name, value: string) => void
  readonly submit: () => Promise<void>
}

/**
 * Takes over what somebody, or the browser, has put into the fields before there was any code to notice, and sends it if they
 * have sent it already.
 */
export function useTypedBefore<Name extends string>(
  fields: Readonly<Record<Name, RefObject<HTMLInputElement | null>>>,
  { values, change, submit }: Login<Name>,
) {
  const isSent = useRef(false)
  const names = Object.keys(fields) as Name[]
  const typed = (name: Name) => fields[name].current?.value ?? ''
  const takeOver = useEffectEvent(() => {
    for (const name of names) if (typed(name)) change(name, typed(name))
    isSent.current = wasSubmitted()
  })
  useEffect(() => takeOver(), [])
  // After a later render: the form has to have the values.
  useEffect(() => {
    if (!isSent.current || names.some((name) => typed(name) !== values[name])) return
    isSent.current = false
    void submit()
  })
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
