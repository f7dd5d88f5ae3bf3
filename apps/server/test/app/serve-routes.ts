import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import type { Route } from '#platform/http/route'
import { serve } from '#platform/http/serve'
import { createServer } from '#platform/http/server'
import type { TestApp } from './test-app.ts'

/** Test-only routes behind the real server, gate, transaction and log. */
export function setupRoutes(app: TestApp, makeRoutes: () => Route[]): { readonly url: string } {
  let server: Awaited<ReturnType<typeof createServer>> | undefined
  let url = ''
  beforeAll(async () => {
    server = await createServer(app.platform.log, undefined)
    for (const route of makeRoutes()) serve(server, app.platform, route)
    await server.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await server?.close()
  })
  return {
    get url() {
      return url
    },
  }
}
