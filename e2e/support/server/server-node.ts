import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { resultsFolder } from '../results-folder.ts'

export interface ServerNode {
  readonly url: string
  /** Ends it as an operator would. */
  stop(): Promise<void>
  /** Ends it the way a power cut does. */
  kill(): Promise<void>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** One process of the built product; what it says goes to results/<name>.log. */
export async function startServerNode(name: string, settings: Record<string, string>): Promise<ServerNode> {
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/demo.js'], {
    cwd: root,
    // TRUST_PROXY gives every journey its own client address, so that failed sign-ins do not throttle the next one.
    env: { ...env, NODE_ENV: 'production', PORT: '0', TRUST_PROXY: '127.0.0.1', DEMO: 'always', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(join(resultsFolder, `${name}.log`))
  child.stderr.pipe(log, { end: false })
  child.stdout.pipe(log, { end: false })
  child.once('close', () => log.end())
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  try {
    return { url: await announcedUrl(child, name), stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
  } catch (error) {
    await end('SIGTERM')
    throw error
  }
}

/** The address that the server prints when it is ready. */
async function announcedUrl({ stdout }: ChildProcess, name: string): Promise<string> {
  if (!stdout) throw new Error('the server has no output')
  for await (const line of createInterface({ input: stdout })) {
    const url = /https?:\/\/[\w.:[\]-]+/.exec(line)?.[0]
    if (url) {
      return url
    }
  }
  throw new Error(`the server did not start, see ${join(resultsFolder, `${name}.log`)}`)
}
