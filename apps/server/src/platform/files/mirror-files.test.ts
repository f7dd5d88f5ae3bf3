import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { mirrorFiles } from './mirror-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'mirror-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const [store, mirror] = [join(folder, 'files'), join(folder, 'backups', 'files')]

function write(path: string, text: string) {
  mkdirSync(dirname(join(store, path)), { recursive: true })
  writeFileSync(join(store, path), text)
}

test('each file is copied once; what was deleted stays in the mirror, and comes back from it', async () => {
  expect(await mirrorFiles(store, mirror)).toBe(0)
  write('a/product/one.jpg', 'one')
  write('a/product/half.jpg.part', 'ha')
  expect(await mirrorFiles(store, mirror)).toBe(1)
  write('a/product/two.jpg', 'two')
  rmSync(join(store, 'a/product/one.jpg'))
  expect(await mirrorFiles(store, mirror)).toBe(1)

  expect(await mirrorFiles(mirror, store)).toBe(1)
  expect(readFileSync(join(store, 'a/product/one.jpg'), 'utf8')).toBe('one')
})
