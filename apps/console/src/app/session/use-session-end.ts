import { currentSession } from '#api/session.ts'
import { clearSessionData } from '#features/session/public.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tabActions } from '../tabs/tab-store.ts'

/** Whoever ended the session (this page, another browser tab, the server): nothing that belonged to it is left. */
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
