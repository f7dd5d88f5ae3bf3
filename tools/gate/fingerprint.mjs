import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const notSource = new Set(['node_modules', 'dist', 'dist-draw'])
const isTest = /\.test\.tsx?$/

/**
 * A hash over the contents of files and folders, tests and build results left out.
 * @param {string} root
 * @param {string[]} paths
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, root, path)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 */
function addTo(hash, root, path) {
  const full = join(root, path)
  if (statSync(full).isDirectory()) {
    const names = readdirSync(full).filter((name) => !notSource.has(name) && !isTest.test(name))
    for (const name of names.toSorted()) addTo(hash, root, `${path}/${name}`)
    return
  }
  const content = readFileSync(full)
  hash.update(`${path}\0${content.length}\0`).update(content)
}
