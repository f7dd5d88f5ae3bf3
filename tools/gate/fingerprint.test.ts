import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

let root: string
let before: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-test-'))
  mkdirSync(join(root, 'src', 'deep'), { recursive: true })
  writeFileSync(join(root, 'src', 'deep', 'a.ts'), 'one')
  writeFileSync(join(root, 'settings.json'), '{}')
  before = now()
})

afterEach(() => rmSync(root, { recursive: true }))

const now = () => fingerprint(root, ['settings.json', 'src'])

test('stays the same for the same contents, whenever they were written', () => {
  utimesSync(join(root, 'src', 'deep', 'a.ts'), 1, 1)
  expect(now()).toBe(before)
})

test.each([
  ['an edit', () => writeFileSync(join(root, 'src', 'deep', 'a.ts'), 'two')],
  ['a new file', () => writeFileSync(join(root, 'src', 'b.ts'), '')],
  ['a new name', () => renameSync(join(root, 'src', 'deep', 'a.ts'), join(root, 'src', 'deep', 'b.ts'))],
  ['a single file that was named', () => writeFileSync(join(root, 'settings.json'), '[]')],
])('changes with %s', (_, change) => {
  change()
  expect(now()).not.toBe(before)
})

test('leaves out what does not go into a build', () => {
  writeFileSync(join(root, 'src', 'a.test.ts'), 'test')
  mkdirSync(join(root, 'src', 'dist'))
  writeFileSync(join(root, 'src', 'dist', 'main.js'), 'built')
  expect(now()).toBe(before)
})
