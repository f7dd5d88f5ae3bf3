import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** The script that stands in a drawn page, and what the content security policy lets it in by: it alone, as it is. */
export interface FirstMoments {
  readonly script: string
  readonly hash: string
}

/** What remembers the deeds of somebody whose page has no program yet, from the folder of the built console. */
export function readFirstMoments(folder: URL): FirstMoments | undefined {
  const file = new URL('first-moments.js', folder)
  if (!existsSync(file)) return undefined
  const script = readFileSync(file, 'utf8')
  return { script, hash: `'sha256-${createHash('sha256').update(script).digest('base64')}'` }
}
