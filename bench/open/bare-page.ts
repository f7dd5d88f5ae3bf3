// Builds the bare page as one bundle and serves it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }

interface BarePage {
  readonly url: string
  close(): void
}

export async function serveBarePage(): Promise<BarePage> {
  const outDir = mkdtempSync(join(tmpdir(), 'zhanggui-bare-'))
  await build({
    root: fileURLToPath(new URL('bare-page/', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { outDir, target: 'es2023', chunkSizeWarningLimit: Infinity },
  })
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const type = types[extname(path)]
    if (type === undefined) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(readFileSync(join(outDir, path)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
