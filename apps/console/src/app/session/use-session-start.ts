import { CallError, textOf } from '#api/call-error.ts'
import { currentSession, forgetSession, loadSession } from '#api/session.ts'
import { token } from '#api/token.ts'
import { useEffect, useState } from 'react'

interface SessionStart {
  readonly isKnown: boolean
  /** What went wrong; nobody being signed in is not wrong. */
  readonly failure?: string
}

/**
 * Finds out who is signed in. The token is in a cookie that scripts cannot see, so the server is asked wherever there may
 * be one; "nobody" is a normal answer, everything else is told and leads to the sign-in page (spec §4 guard).
 */
export function useSessionStart(): SessionStart {
  const [start, setStart] = useState<SessionStart>(() => ({
    isKnown: currentSession() !== undefined || !token.mayExist(),
  }))

  useEffect(() => {
    if (start.isKnown) return
    loadSession().then(
      () => setStart({ isKnown: true }),
      (error: unknown) => {
        forgetSession()
        const isNobody = error instanceof CallError && error.kind === 'signedOut'
        setStart({ isKnown: true, ...(isNobody ? {} : { failure: textOf(error) }) })
      },
    )
  }, [start.isKnown])

  return start
}
