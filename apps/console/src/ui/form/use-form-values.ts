import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { Loaded } from './contract-form.ts'
import type { FormValues } from './form-check.ts'
import { sameValue } from './same-value.ts'

/** What was loaded, what is typed, and whether the two really differ. */
export function useFormValues<E extends Endpoint>(loaded: Loaded<E>) {
  const [antd] = Form.useForm()
  const [begun, setBegun] = useState({ base: loaded, shown: loaded.values as FormValues })
  const [seen, setSeen] = useState(loaded)
  const [values, setValues] = useState<FormValues>(loaded.values)
  const { base } = begun
  const isDirty = !sameValue(values, base.values)

  const start = (next: Loaded<E>, shown: FormValues) => {
    setBegun({ base: next, shown })
    setValues(shown)
  }
  if (!sameValue(seen, loaded)) {
    setSeen(loaded)
    // News of the same thing is taken over while nothing would be lost by it.
    if (!isDirty) start(loaded, loaded.values)
  }

  const applied = useRef(begun)
  useEffect(() => {
    // A page that comes back to the front runs its effects again: what was typed meanwhile must stay.
    if (applied.current === begun) return
    applied.current = begun
    antd.setFieldsValue(begun.shown)
  }, [begun, antd])

  // The whole store: a form in the background has no fields, but still its values.
  const typed = () => ({ ...base.values, ...(antd.getFieldsValue(true) as Loaded<E>['values']) })

  return {
    antd,
    base,
    values,
    isDirty,
    typed,
    /** Everything that is sent, seen or unseen. */
    whole: () => ({ ...base.fixed, ...typed() }),
    start,
    follow: () => setValues(typed()),
    change(patch: FormValues) {
      antd.setFieldsValue(patch)
      setValues(typed())
    },
  }
}
