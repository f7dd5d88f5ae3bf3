import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const files = z.array(z.string().regex(/^[\w./-]+$/))
const manifest = z.object({
  start: files,
  shell: files,
  pages: z.array(z.object({ path: z.string(), files })),
})

/** The files that a browser needs for an address, so that it need not find them one after the other. */
export type FilesAt = (pathname: string, isSignedIn: boolean) => readonly string[]

/** As the build of the console has written them down. */
export function readPageFiles(folder: URL): FilesAt {
  const list = new URL('page-files.json', folder)
  if (!existsSync(list)) return () => []
  const { start, shell, pages } = manifest.parse(JSON.parse(readFileSync(list, 'utf8')))
  const patterns = pages.map((page) => ({ ...page, pattern: patternOf(page.path) }))
  return (pathname, isSignedIn) => {
    if (!isSignedIn) return start
    const page =
      patterns.find(({ path }) => path === pathname) ?? patterns.find(({ pattern }) => pattern.test(pathname))
    return [...start, ...shell, ...(page?.files ?? [])]
  }
}

/** `/product/list/creatProduct/:id?/:isDisabled`, as the console's router reads it. */
function patternOf(path: string): RegExp {
  const segments = path.split('/').slice(1)
  return new RegExp(
    `^${segments.map((segment) => (/^:\w+\?$/.test(segment) ? '(?:/[^/]+)?' : segment.startsWith(':') ? '/[^/]+' : `/${segment}`)).join('')}/?$`,
  )
}

/**
 * Scripts as the modules that they are; sheets are put into the page by the script that needs them. Both are asked for as
 * they will be then, `crossorigin`: what is preloaded otherwise is fetched a second time.
 */
export const preloads = (wanted: readonly string[]): string =>
  wanted
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('')

/** JSON that can stand in a page: nothing in it ends the block, and no browser runs it. */
export const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escaped)}</script>`

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
