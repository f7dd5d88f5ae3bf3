import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installedBrowser } from './installed-browser.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-browser-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function makeProgram(path: string, exitCode: number): string {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 })
  return file
}

const pathOf = (...names: string[]) => names.map((name) => join(folder, name)).join(delimiter)

test('finds a browser on the PATH', async () => {
  const chrome = makeProgram('bin/google-chrome', 0)
  expect(await installedBrowser({ PATH: pathOf('nowhere', 'bin') })).toBe(chrome)
})

test('passes over a placeholder that does not start', async () => {
  makeProgram('first/chromium', 1)
  const real = makeProgram('second/chromium', 0)
  expect(await installedBrowser({ PATH: pathOf('first', 'second') })).toBe(real)
})

test('takes the one that CHROME_PATH names, before all others', async () => {
  makeProgram('bin/chromium', 0)
  const own = makeProgram('own/my-browser', 0)
  expect(await installedBrowser({ PATH: pathOf('bin'), CHROME_PATH: own })).toBe(own)
})

test('does not replace a broken CHROME_PATH by something else', async () => {
  makeProgram('bin/chromium', 0)
  expect(await installedBrowser({ PATH: pathOf('bin'), CHROME_PATH: join(folder, 'missing') })).toBeUndefined()
})
