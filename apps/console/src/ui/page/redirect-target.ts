const ORIGIN = 'http://same.site'

/** A path inside this console, or nothing: `//evil`, `http:`, backslashes and control characters lead elsewhere. */
export function sameSitePath(wanted: string | null): string | undefined {
  // The parser drops tabs and line breaks and reads backslashes as slashes, so a harmless look proves nothing.
  if (!wanted?.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return undefined
  if (!URL.canParse(wanted, ORIGIN)) return undefined
  const url = new URL(wanted, ORIGIN)
  const path = url.pathname + url.search + url.hash
  return url.origin !== ORIGIN || path.startsWith('//') ? undefined : path
}

/** Where a finished sign-in leads: the wanted page, else home with the rest of the query (sheet 1 §5 /login). */
export function redirectTarget(loginSearch: string): string {
  const query = new URLSearchParams(loginSearch)
  const wanted = sameSitePath(query.get('redirect'))
  if (wanted && !/^\/login\b/.test(wanted)) return wanted
  query.delete('redirect')
  return query.size > 0 ? `/?${query.toString()}` : '/'
}

/** The sign-in address that leads back to `fullPath`. */
export const loginPath = (fullPath: string): string =>
  fullPath === '/' ? '/login' : `/login?redirect=${encodeURIComponent(fullPath)}`
