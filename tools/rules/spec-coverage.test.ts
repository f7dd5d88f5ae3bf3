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

/** How many lines each section of the specification has, without headings and the heads of tables. */
const SECTION_LINES = [12, 65, 17, 24, 11, 6, 22, 12, 10]

interface Row {
  readonly section: number
  readonly lines: readonly number[]
  readonly asked: string
  readonly where: string
}

/** `1–3, 5` → 1, 2, 3, 5 */
const linesIn = (text: string): number[] =>
  text.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part.split('–').map(Number)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })

const rowsIn = (text: string): Row[] =>
  text.split(/^## (?=\d\. )/m).flatMap((section) =>
    section
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter(([, lines = '']) => lines !== 'Lines' && !lines.startsWith('---'))
      .map(([, lines = '', asked = '', where = '']) => ({
        section: Number.parseInt(section, 10),
        lines: linesIn(lines),
        asked,
        where,
      })),
  )

const rows = rowsIn(page)

/** Built: it names files. Different: it says why. */
const isSettled = ({ where }: Pick<Row, 'where'>) =>
  /^\*\*Different\*\*: .{40,}/.test(where) || filesIn(where).length > 0

test('a line without a file or a reason is noticed', () => {
  expect(['', '**Different**', 'built somewhere'].filter((where) => isSettled({ where }))).toEqual([])
  expect(filesIn('`console:a/b.tsx` `server:c.ts`')).toEqual(['apps/console/src/a/b.tsx', 'apps/server/src/c.ts'])
  expect(rowsIn('\n## 3. X\n| 1–3, 5 | a | `b:c.d` |')).toEqual([
    { section: 3, lines: [1, 2, 3, 5], asked: 'a', where: '`b:c.d`' },
  ])
})

test('every section of the specification is gone through line by line, and none is left open', () => {
  const named = SECTION_LINES.map((_, at) => {
    const lines = rows.filter(({ section }) => section === at + 1).flatMap((row) => row.lines)
    return [...new Set(lines)].toSorted((a, b) => a - b)
  })
  expect(named).toEqual(SECTION_LINES.map((count) => Array.from({ length: count }, (_, at) => at + 1)))
  expect(rows.filter((row) => !isSettled(row))).toEqual([])
})

test('nothing is said twice in a section', () => {
  const said = rows.map(({ section, asked }) => `${section} ${asked}`)
  expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([])
})

test('every file that it names exists', () => {
  expect(filesIn(page).filter((path) => !isThere(path))).toEqual([])
})
