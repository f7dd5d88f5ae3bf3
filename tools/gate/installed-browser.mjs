import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without its windows: the same engine, in two thirds of the time. */
export const headlessShell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** @type {Partial<Record<NodeJS.Platform, (env: NodeJS.ProcessEnv) => string[]>>} */
const usualPlaces = {
  darwin: (env) =>
    ['/Applications', `${env['HOME']}/Applications`].flatMap((folder) => [
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    ]),
  win32: (env) =>
    ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
      [env[name] ?? []].flat().map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
    ),
}

/**
 * A Chromium or Chrome that is already on this computer: the one named by CHROME_PATH, else on the PATH, else in the
 * usual places, else Playwright's own.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>}
 */
export async function installedBrowser(env) {
  const places = [...onPath(env, names), ...(usualPlaces[process.platform]?.(env) ?? []), await playwrightsOwn()]
  return env['CHROME_PATH'] ? [env['CHROME_PATH']].find(starts) : places.find(starts)
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export const installedShell = (env) => onPath(env, [headlessShell]).find(starts)

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} programs
 */
function onPath(env, programs) {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => programs.map((name) => join(folder, name)))
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

/**
 * Some systems put a script there that only tells people to install the real thing.
 * @param {string} path
 */
function starts(path) {
  if (!existsSync(path)) return false
  // Chrome on Windows answers --version by opening a window.
  if (process.platform === 'win32') return true
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
}
