/**
 * Whether somebody is looking at the very thing that an address names, such as one import. A page alone is no such thing:
 * what arrives for a list is not yet in it.
 */
export function isOnScreen(url: string, shown: { readonly pathname: string; readonly search: string }): boolean {
  const [pathname, query = ''] = url.split('?', 2)
  const named = [...new URLSearchParams(query)]
  const current = new URLSearchParams(shown.search)
  return pathname === shown.pathname && named.length > 0 && named.every(([key, value]) => current.get(key) === value)
}
