import { z } from 'zod'

const MOST = 8
const paths = z.array(z.string())
const keyOf = (keeper: string) => `recent-pages:${keeper}`

/** Paths that somebody opened in a shop on this machine, latest first. */
export function recentPages(keeper: string): readonly string[] {
  const text = localStorage.getItem(keyOf(keeper))
  if (text === null) return []
  try {
    return paths.parse(JSON.parse(text))
  } catch {
    return []
  }
}

export function rememberPage(keeper: string, path: string): void {
  const others = recentPages(keeper).filter((known) => known !== path)
  localStorage.setItem(keyOf(keeper), JSON.stringify([path, ...others].slice(0, MOST)))
}
