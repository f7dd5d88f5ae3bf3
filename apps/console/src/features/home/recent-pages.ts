import { z } from 'zod'

const MOST = 8
const paths = z.array(z.string())
const keyOf = (account: string) => `recent-pages:${account}`

/** Paths that this account opened on this machine, latest first. */
export function recentPages(account: string): readonly string[] {
  const text = localStorage.getItem(keyOf(account))
  if (text === null) return []
  try {
    return paths.parse(JSON.parse(text))
  } catch {
    return []
  }
}

export function rememberPage(account: string, path: string): void {
  const others = recentPages(account).filter((known) => known !== path)
  localStorage.setItem(keyOf(account), JSON.stringify([path, ...others].slice(0, MOST)))
}
