// The calls of orders and of their money on a port of this process, and a client that makes one after the other.
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import { capitalFlowRoutes } from '../../apps/server/src/features/finance/flow/flow.routes.ts'
import { statementRoutes } from '../../apps/server/src/features/finance/statement/statement.routes.ts'
import { homeRoutes } from '../../apps/server/src/features/home/home.routes.ts'
import { orderRoutes } from '../../apps/server/src/features/orders/order.routes.ts'
import { serve } from '../../apps/server/src/platform/http/serve.ts'
import { createServer } from '../../apps/server/src/platform/http/server.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'

export interface OrderServer {
  readonly port: number
  call<T = unknown>(path: string, token: string): Promise<T>
  close(): Promise<void>
}

export async function openOrderServer(platform: Platform): Promise<OrderServer> {
  const server = await createServer(platform.log, undefined)
  for (const route of [...orderRoutes, ...capitalFlowRoutes, ...statementRoutes, ...homeRoutes])
    serve(server, platform, route)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    port,
    call: <T>(path: string, token: string) =>
      new Promise<T>((resolve, reject) => {
        const options = { port, host: '127.0.0.1', agent, path: API_BASE + path, headers: { 'x-token': token } }
        request(options, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            if (response.statusCode === 200) resolve((JSON.parse(text) as { data: T }).data)
            else reject(new Error(`${path}: ${text}`))
          })
        })
          .on('error', reject)
          .end()
      }),
    close: async () => {
      agent.destroy()
      await server.close()
    },
  }
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
