import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { tabActions } from './tab-store.ts'

/** /redirect/… : mounts the page of the tab anew and goes back to it (spec §2). */
export function RefreshTab({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => {
    // Whoever refreshes wants to see the server's answer, however fresh the last one is.
    void client.invalidateQueries({ refetchType: 'none' })
    tabActions.refresh(to.replace(/[?#].*$/, ''))
    void navigate(to, { replace: true })
  }, [client, navigate, to])
  return null
}
