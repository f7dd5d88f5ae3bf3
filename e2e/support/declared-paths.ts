import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../apps/console/src/', import.meta.url))

/**
 * The address of every page that a feature declares. Parameters that may be left out are; one that may not is 2, which is
 * how a form is told that it can be edited. Read from the text of the declarations: a page that is added is looked at
 * without being listed here, and journeys know nothing else of the console's code.
 */
export function declaredPaths(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    // The gallery is not part of what is shipped.
    (file) => file.endsWith('.pages.ts') && !file.includes('gallery'),
  )
  const declared = files.flatMap((file) => readFileSync(join(source, file), 'utf8').match(/(?<=\bpath: ')[^']+/g) ?? [])
  return declared.map((path) => path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '2')).toSorted()
}
