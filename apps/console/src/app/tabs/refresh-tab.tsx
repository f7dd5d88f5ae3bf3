import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { tabActions } from './tab-store.ts'

/** /redirect/… : remounts the page of the tab and returns to it (spec §2). */
export function RefreshTab({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => {
    // A refresh asks the server, however fresh the cached answers are.
    void client.invalidateQueries({ refetchType: 'none' })
    tabActions.refresh(to.replace(/[?#].*$/, ''))
    void navigate(to, { replace: true })
  }, [client, navigate, to])
  return null
}
