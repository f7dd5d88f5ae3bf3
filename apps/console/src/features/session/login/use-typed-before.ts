import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Takes over what somebody, or the browser, has put into the fields before there was any code to notice. */
export function useTypedBefore<Name extends string>(
  fields: Readonly<Record<Name, RefObject<HTMLInputElement | null>>>,
  change: (name: Name, value: string) => void,
) {
  const takeOver = useEffectEvent(() => {
    for (const [name, { current }] of Object.entries(fields) as [Name, RefObject<HTMLInputElement | null>][]) {
      if (current?.value) change(name, current.value)
    }
  })
  useEffect(() => takeOver(), [])
}

/** Puts the focus into a field, unless somebody is at work in another one already. */
export function useFirstFocus(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (!document.activeElement?.closest('.login-form')) field.current?.focus()
  }, [field])
}
