import { useSession } from '#api/session.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FormValues } from './form-check.ts'
import { type LocalDraft, localDraft } from './local-draft.ts'
import { sameValue } from './same-value.ts'

const WAIT = 500

export interface KeptDraft {
  /** What was left here last time, until somebody takes or drops it. */
  readonly offer: LocalDraft | undefined
  /** The offer was taken, or is not wanted. */
  readonly close: () => void
  /** Nothing is left to come back to: the form was saved. */
  readonly drop: () => void
}

/** Keeps what is typed in this browser, per person; without a name it keeps nothing. */
export function useLocalDraft(name: string | undefined, values: FormValues, isDirty: boolean): KeptDraft {
  const account = useSession()?.user.account ?? ''
  const key = name === undefined ? undefined : `${account}:${name}`
  const [offer, setOffer] = useState(() => {
    const found = key === undefined ? undefined : localDraft.read(key)
    return found && !sameValue({ ...values, ...found.values }, values) ? found : undefined
  })
  const [hasWritten, setWritten] = useState(false)

  const keep = useEffectEvent(() => {
    if (key === undefined) return
    if (isDirty) {
      localDraft.write(key, values)
      setWritten(true)
    } else if (hasWritten) {
      localDraft.drop(key)
    }
  })
  useEffect(() => {
    const timer = setTimeout(keep, WAIT)
    return () => clearTimeout(timer)
  }, [values, isDirty])

  const drop = () => {
    setOffer(undefined)
    if (key !== undefined) localDraft.drop(key)
  }
  return { offer, close: () => setOffer(undefined), drop }
}
