import { currentSession } from '#api/session.ts'
import { clearSessionData } from '#features/session/public.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tabActions } from '../tabs/tab-store.ts'

/** Clears everything of a session, whether this page, another tab or the server ended it. */
export function useSessionEnd(client: QueryClient) {
  useEffect(
    () => () => {
      if (currentSession()) return
      clearSessionData()
      tabActions.forget()
      client.clear()
    },
    [client],
  )
}
