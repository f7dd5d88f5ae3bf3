import { existsSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Puts a finished directory in its place in one step: by renaming it, or by a link when it lives elsewhere. When another
 * process was faster, its directory stays and ours is thrown away.
 */
export function publish(draft: string, place: string): void {
  try {
    if (dirname(draft) === dirname(place)) renameSync(draft, place)
    else symlinkSync(draft, place, 'junction')
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(place)) throw error
  }
}
