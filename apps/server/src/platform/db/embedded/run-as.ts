import { spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Account {
  uid: number
  gid: number
}

const noAccount: Account = { uid: 65534, gid: 65534 }

/**
 * PostgreSQL refuses to run as root, so root hands over to the owner of an existing cluster (it may have been made by
 * an ordinary user) and to `nobody` for a new one: that account exists everywhere, none has to be created.
 * Undefined means: run as ourselves.
 */
export function accountFor(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(clusterDir, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
}

function nobody(): Account {
  const [, , uid, gid] = (/^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0] ?? '').split(':')
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : noAccount
}

/** The character type of the operating system's locale; sorting and case folding use PostgreSQL's builtin C.UTF-8. */
const locale = { darwin: 'en_US.UTF-8', win32: 'C' }[process.platform as string] ?? 'C.UTF-8'

/**
 * Nothing but what the programs need: LANG or PG* settings of the caller would change the result, and secrets in the
 * environment are none of the database's business.
 */
function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'].map((name) => [name, process.env[name]])
  return { ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)), LC_ALL: locale, LC_MESSAGES: 'C' }
}

interface Command {
  file: string
  args: string[]
  account: Account | undefined
  /** Receives all output. A pipe would stay open as long as the server that the program starts. */
  logFile: string
}

/** Runs a program to its end, in a session of its own so that Ctrl-C in the terminal reaches only the application. */
export async function runAs({ file, args, account, logFile }: Command): Promise<number | null> {
  const output = openSync(logFile, 'a', 0o600)
  try {
    if (account) fchownSync(output, account.uid, account.gid)
    return await new Promise((resolve, reject) => {
      spawn(file, args, {
        ...account,
        cwd: dirname(file),
        env: environment(),
        stdio: ['ignore', output, output],
        detached: true,
        windowsHide: true,
      })
        .once('error', reject)
        .once('exit', resolve)
    })
  } finally {
    closeSync(output)
  }
}
