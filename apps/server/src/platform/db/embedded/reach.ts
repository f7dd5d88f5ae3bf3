import type { Stats } from 'node:fs'
import { realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Account } from './run-as.ts'

const read = 4
const search = 1

/** Whether the account may pass through a directory and everything above it. Goes by the mode bits alone. */
export function canEnter(dir: string, account: Account | undefined): boolean {
  if (!account) return true
  const real = realpathSync(dir)
  const above = dirname(real)
  return allows(statSync(real), account, search) && (above === real || canEnter(above, account))
}

export function canRead(file: string, account: Account | undefined): boolean {
  return !account || (canEnter(dirname(realpathSync(file)), account) && allows(statSync(file), account, read))
}

function allows(stats: Stats, account: Account, wanted: number): boolean {
  const shift = stats.uid === account.uid ? 6 : stats.gid === account.gid ? 3 : 0
  return ((stats.mode >> shift) & wanted) === wanted
}
