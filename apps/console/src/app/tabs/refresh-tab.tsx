import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { tabActions } from './tab-store.ts'

/** /redirect/… : mounts the page of the tab anew and goes back to it (spec §2). */
export function RefreshTab({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    tabActions.refresh(to.replace(/[?#].*$/, ''))
    void navigate(to, { replace: true })
  }, [navigate, to])
  return null
}
