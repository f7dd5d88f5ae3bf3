import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('../src/', import.meta.url))
const migrations = fileURLToPath(new URL('../migrations/', import.meta.url))

const filesBelow = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))

const tables = new Set(
  filesBelow(migrations, '.sql').flatMap((file) =>
    [...readFileSync(migrations + file, 'utf8').matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(
      (match) => match[1],
    ),
  ),
)

/** Kysely's calls, plain statements, and rows that are inserted by their columns. */
function tablesWrittenIn(code: string): string[] {
  const composed = code.matchAll(/\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*['"`](\w+)/g)
  const plain = code.matchAll(
    /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(\w+)/gi,
  )
  const rows = code.matchAll(/\binsertRows\(\s*\w+,\s*['"`](\w+)/g)
  const names = [...composed, ...plain, ...rows].flatMap((match) => match[1] ?? [])
  return [...new Set(names)].filter((name) => tables.has(name))
}

const sources = filesBelow(src, '.ts').filter((file) => !file.endsWith('.test.ts'))
const written = sources.map((file) => ({ file, tables: tablesWrittenIn(readFileSync(src + file, 'utf8')) }))
const folderOf = (file: string) => file.split('/').slice(0, 2).join('/')

test('all ways of writing are recognised, and reading is not', () => {
  expect(tablesWrittenIn(`q.insertInto('role')`)).toEqual(['role'])
  expect(tablesWrittenIn(`db.q\n  .updateTable('admin as a')`)).toEqual(['admin'])
  expect(tablesWrittenIn('sql`delete from\n  only session where`')).toEqual(['session'])
  expect(tablesWrittenIn(`insertRows(db, 'order_line', rows)`)).toEqual(['order_line'])
  expect(tablesWrittenIn('UPDATE job SET x = 1')).toEqual(['job'])
  expect(tablesWrittenIn(`q.selectFrom('role').forUpdate() // for update skip locked, do update set hits = 1`)).toEqual(
    [],
  )
})

test('every table is written by one folder', () => {
  const writers = new Map<string, Set<string>>()
  for (const { file, tables: names } of written) {
    for (const name of names) writers.set(name, (writers.get(name) ?? new Set()).add(folderOf(file)))
  }
  expect(writers.get('admin')).toEqual(new Set(['features/staff']))
  const shared = [...writers].filter(([, folders]) => folders.size > 1)
  expect(shared.map(([name, folders]) => `${name}: ${[...folders].join(', ')}`)).toEqual([])
})

test('only *.sql.ts writes, and the layer that is below all tables', () => {
  const elsewhere = written.filter(
    ({ file, tables: names }) => names.length > 0 && !file.endsWith('.sql.ts') && !file.startsWith('platform/db/'),
  )
  expect(elsewhere.map(({ file }) => file)).toEqual([])
})
