import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const page = readFileSync(new URL('docs/spec-coverage.md', root), 'utf8')

const folders: Readonly<Record<string, string>> = {
  console: 'apps/console/src/',
  server: 'apps/server/src/',
  domain: 'packages/domain/src/',
  contract: 'packages/contract/src/',
  tools: 'tools/',
  e2e: 'e2e/',
}

const filesIn = (text: string): string[] =>
  [...text.matchAll(/`(\w+):([\w./-]+\.\w+)`/g)].map(([, place = '', path = '']) => `${folders[place]}${path}`)

const isThere = (path: string) => existsSync(fileURLToPath(new URL(path, root)))

const lines = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, asked = '']) => asked !== 'Asked for' && !asked.startsWith('---'))

/** Built: it names files. Different: it says why. */
const isSettled = (where: string) => /^\*\*Different\*\*: .{40,}/.test(where) || filesIn(where).length > 0

test('a line without a file or a reason is noticed', () => {
  expect(['', '**Different**', 'built somewhere'].filter(isSettled)).toEqual([])
  expect(filesIn('`console:a/b.tsx` `server:c.ts`')).toEqual(['apps/console/src/a/b.tsx', 'apps/server/src/c.ts'])
})

test('every section of the specification is gone through, and no line of it is left open', () => {
  const sections = [...page.matchAll(/^## (\d)\. /gm)].map(([, no]) => Number(no))
  expect(sections).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  expect(lines.filter(([, , where = '']) => !isSettled(where))).toEqual([])
})

test('every file that it names exists', () => {
  expect(filesIn(page).filter((path) => !isThere(path))).toEqual([])
})
