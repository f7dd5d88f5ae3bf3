import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { findPostmaster } from '#platform/db/embedded/postmaster'
import { buildIfNeeded } from '../../../../tools/gate/build-if-needed.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

export interface ServerProcess {
  readonly url: string
  /** Ends server and database the way a power cut does. */
  kill(): Promise<void>
  /** Ends both as an operator would. */
  stop(): Promise<void>
}

/** The built program with its own embedded database, as `npm start` runs it, unless the environment names another one. */
export async function startServerProcess(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  await buildIfNeeded(root)
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const url = await readUrl(child)
  return {
    url,
    kill: async () => {
      const database = findPostmaster(join(dataDir, 'postgres-18', 'cluster'))?.pid
      for (const pid of [child.pid, database, ...childrenOf(database)]) if (pid) process.kill(pid, 'SIGKILL')
      await exited
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await exited
    },
  }
}

async function readUrl({ stdout, stderr }: ChildProcess): Promise<string> {
  if (!stdout || !stderr) throw new Error('the process has no output')
  let complaint = ''
  stderr.on('data', (text: Buffer) => (complaint += text.toString()))
  for await (const line of createInterface({ input: stdout })) {
    const url = /http:\/\/[\d.:]+/.exec(line)?.[0]
    if (url) return url
  }
  throw new Error(`the server did not start: ${complaint}`)
}

/** Kills the backends too, which could otherwise still write what a real crash would lose. */
function childrenOf(pid: number | undefined): number[] {
  if (pid === undefined || process.platform !== 'linux') return []
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}
