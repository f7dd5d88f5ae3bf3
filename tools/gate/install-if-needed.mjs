import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './run-npm.mjs'

/**
 * Installs the dependencies unless node_modules was made from the package-lock.json that is here now.
 * @param {string} root
 */
export async function installIfNeeded(root) {
  const lock = join(root, 'package-lock.json')
  const stamp = join(root, 'node_modules', '.installed-from')
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(stamp) ? readFileSync(stamp, 'utf8') === wanted : wasInstalledByHand(root, lock)) return
  process.stdout.write('正在安装依赖…\n')
  await runNpm(root, ['ci', '--include=dev', '--no-audit', '--no-fund'])
  writeFileSync(stamp, wanted)
}

/**
 * Somebody ran npm themselves: its own record of the installation is younger than the lock file.
 * @param {string} root
 * @param {string} lock
 */
function wasInstalledByHand(root, lock) {
  const record = statSync(join(root, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false })
  return record !== undefined && record.mtimeMs >= statSync(lock).mtimeMs
}
