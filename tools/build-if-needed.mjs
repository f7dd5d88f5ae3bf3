import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { runNpm } from './run-npm.mjs'

const everywhere = ['package-lock.json', 'tsconfig.base.json', 'packages/domain', 'packages/contract']
const server = ['apps/server/package.json', 'apps/server/build.mjs', 'apps/server/src', 'demo']

/** @typedef {{ workspace: string, result: string, sources: string[] }} Part */

/** @type {Part[]} */
const parts = [
  { workspace: 'apps/console', result: 'apps/console/dist/index.html', sources: [...everywhere, 'apps/console'] },
  { workspace: 'apps/server', result: 'apps/server/dist/main.js', sources: [...everywhere, ...server] },
]

/**
 * Builds console and server, each only when its sources changed since the last build.
 * @param {string} root
 */
export async function buildIfNeeded(root) {
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
function isBuilt(root, { workspace, result, sources }) {
  const stamp = stampOf(root, workspace)
  return [stamp, join(root, result)].every(existsSync) && readFileSync(stamp, 'utf8') === fingerprint(root, sources)
}

/**
 * @param {string} root
 * @param {Part} part
 */
async function build(root, { workspace, sources }) {
  const stamp = stampOf(root, workspace)
  // Taken before the build: an edit made meanwhile must not count as built.
  const built = fingerprint(root, sources)
  rmSync(stamp, { force: true })
  await runNpm(root, ['run', 'build', '--workspace', workspace])
  writeFileSync(stamp, built)
}

/**
 * @param {string} root
 * @param {string} workspace
 */
function stampOf(root, workspace) {
  return join(root, '.cache', `built-${workspace.replace('/', '-')}`)
}
