import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const notOurs = /(^|\/)(node_modules|dist|dist-draw|\.cache|\.git)$|^(data|e2e\/results)$/
const code = /\.(ts|tsx|mjs|css|sql)$/

/** Paths of all files of the repository, from its root, with slashes. */
export function repositoryFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry: Dirent) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (notOurs.test(path)) return []
    return entry.isDirectory() ? repositoryFiles(path) : [path]
  })
}

/** The files that people write code in; the table types are written by a machine. */
export function codeFiles(): string[] {
  return repositoryFiles().filter((path) => code.test(path) && path !== 'apps/server/src/platform/db/schema.ts')
}
