import { keeperOf } from '#api/network/shown-account.ts'
import { useSession } from '#api/session.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type LocalDraft, localDraft } from './local-draft.ts'
import { sameValue } from '#ui/form/check/same-value.ts'

const WAIT = 500

export interface KeptDraft<V> {
  /** What was left here last time, until somebody takes or drops it. */
  readonly offer: LocalDraft<V> | undefined
  /** The offer was taken. */
  readonly close: () => void
  /** The offer is not wanted. */
  readonly drop: () => void
  /** Nothing that was typed now is left to come back to: it was saved or given up. An offer stays. */
  readonly clear: () => void
}

/** Keeps what is typed in this browser, per person and shop; without a name it keeps nothing. */
export function useLocalDraft<V extends object>(
  name: string | undefined,
  values: V,
  isDirty: boolean,
  isReady: boolean,
): KeptDraft<V> {
  const user = useSession()?.user
  const keeper = user ? keeperOf(user) : ''
  const key = name === undefined ? undefined : `${keeper}:${name}`
  const [offer, setOffer] = useState<LocalDraft<V>>()
  const [hasLooked, setLooked] = useState(false)
  if (isReady && !hasLooked) {
    setLooked(true)
    const found = key === undefined ? undefined : localDraft.read(key, values)
    if (found && !sameValue({ ...values, ...found.values }, values)) setOffer(found)
  }
  const [hasWritten, setWritten] = useState(false)

  const isOffered = offer !== undefined
  const keep = useEffectEvent(() => {
    // What is offered stands under the same name: it stays until somebody has taken or dropped it.
    if (key === undefined || isOffered) return
    if (isDirty) {
      localDraft.write(key, values)
      setWritten(true)
    } else if (hasWritten) {
      localDraft.drop(key)
    }
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    timer.current = setTimeout(keep, WAIT)
    return () => clearTimeout(timer.current)
  }, [values, isDirty, isOffered])

  const drop = () => {
    // It would write down once more what has just been saved, before React comes to cancel it.
    clearTimeout(timer.current)
    setOffer(undefined)
    if (key !== undefined) localDraft.drop(key)
  }
  return {
    offer,
    close: () => setOffer(undefined),
    drop,
    clear: () => {
      if (!isOffered) drop()
    },
  }
}
