import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { buildIfNeeded } from '../tools/build-if-needed.mjs'
import { findBrowser } from '../tools/find-browser.mjs'
import { resultsFolder } from './results-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    productUrl: string
    browserEndpoint: string
  }
}

const root = fileURLToPath(new URL('..', import.meta.url))
const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The built product with demo data on a database of its own, and a browser with a fresh profile. */
export default async function setup(project: TestProject) {
  const found = await findBrowser(root)
  if (found.path === undefined) throw new Error(found.advice)
  await buildIfNeeded(root)
  rmSync(resultsFolder, { recursive: true, force: true })
  mkdirSync(resultsFolder, { recursive: true })

  const dataDir = mkdtempSync(join(tmpdir(), 'zhanggui-journeys-'))
  const server = startServer(dataDir)
  const stopServer = async () => {
    await stop(server)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    project.provide('productUrl', await announcedUrl(server))
    const browser = await chromium.launchServer({ executablePath: found.path, args: browserFlags })
    project.provide('browserEndpoint', browser.wsEndpoint())
    return async () => {
      await browser.close()
      await stopServer()
    }
  } catch (error) {
    await stopServer()
    throw error
  }
}

function startServer(dataDir: string): ChildProcess {
  const { DATABASE_URL: _, ...env } = process.env
  const server = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
    cwd: root,
    // TRUST_PROXY lets every journey come from an address of its own, so that one's failed logins do not slow the next.
    env: { ...env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, DEMO: 'auto', TRUST_PROXY: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server.stderr?.pipe(createWriteStream(join(resultsFolder, 'server.log')))
  return server
}

/** The address that the server prints when it is ready. */
async function announcedUrl({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the server has no output')
  for await (const line of createInterface({ input: stdout })) {
    const url = /https?:\/\/[\w.:[\]-]+/.exec(line)?.[0]
    if (url) {
      stdout.resume()
      return url
    }
  }
  throw new Error(`the server did not start, see ${join(resultsFolder, 'server.log')}`)
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}
