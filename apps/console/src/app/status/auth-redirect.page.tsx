import { useEffect } from 'react'

/** Left from sign-in through other services: hands its query string to the window that opened it, and closes. */
export default function AuthRedirectPage() {
  useEffect(() => {
    localStorage.setItem('x-admin-oauth-code', window.location.search)
    window.close()
  }, [])
  return null
}
