import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { runNpm } from './run-npm.mjs'

const everywhere = ['package-lock.json', 'tsconfig.base.json', 'packages/domain', 'packages/contract']
const server = ['apps/server/package.json', 'apps/server/build.mjs', 'apps/server/src', 'demo']

/** @typedef {{ name: string, workspace: string, script: string, result: string, sources: string[] }} Part */

const consoleApp = { workspace: 'apps/console', sources: [...everywhere, 'apps/console'] }

/** @type {Part[]} */
const product = [
  { ...consoleApp, name: 'apps-console', script: 'build', result: 'apps/console/dist/index.html' },
  {
    name: 'apps-server',
    workspace: 'apps/server',
    script: 'build',
    result: 'apps/server/dist/main.js',
    sources: [...everywhere, ...server],
  },
]

/** The console with the gallery of its kit, which the product does not have. */
const gallery = { ...consoleApp, name: 'gallery', script: 'build:gallery', result: '.cache/gallery/index.html' }

/**
 * Builds console and server, each only when its sources changed since the last build.
 * @param {string} root
 */
export function buildIfNeeded(root) {
  return buildOutdated(root, product)
}

/**
 * Builds the console with its gallery and answers where it lies.
 * @param {string} root
 */
export async function buildGalleryIfNeeded(root) {
  await buildOutdated(root, [gallery])
  return dirname(join(root, gallery.result))
}

/**
 * @param {string} root
 * @param {Part[]} parts
 */
async function buildOutdated(root, parts) {
  const outdated = parts.filter((part) => !isBuilt(root, part))
  if (outdated.length === 0) return
  process.stdout.write('正在构建…\n')
  mkdirSync(join(root, '.cache'), { recursive: true })
  await Promise.all(outdated.map((part) => build(root, part)))
}

/**
 * @param {string} root
 * @param {Part} part
 */
function isBuilt(root, { name, result, sources }) {
  const stamp = stampOf(root, name)
  return [stamp, join(root, result)].every(existsSync) && readFileSync(stamp, 'utf8') === fingerprint(root, sources)
}

/**
 * @param {string} root
 * @param {Part} part
 */
async function build(root, { name, workspace, script, sources }) {
  const stamp = stampOf(root, name)
  // Taken before the build: an edit made meanwhile must not count as built.
  const built = fingerprint(root, sources)
  rmSync(stamp, { force: true })
  await runNpm(root, ['run', script, '--workspace', workspace])
  writeFileSync(stamp, built)
}

/**
 * @param {string} root
 * @param {string} name
 */
function stampOf(root, name) {
  return join(root, '.cache', `built-${name}`)
}
