// The calls of orders and of their money on a port of this process.
import { capitalFlowRoutes } from '../../apps/server/src/features/finance/flow/flow.routes.ts'
import { statementRoutes } from '../../apps/server/src/features/finance/statement/statement.routes.ts'
import { homeRoutes } from '../../apps/server/src/features/home/home.routes.ts'
import { orderRoutes } from '../../apps/server/src/features/orders/order.routes.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { serveRoutes } from '../fixtures/served-routes.ts'

export type OrderServer = Awaited<ReturnType<typeof openOrderServer>>

export async function openOrderServer(platform: Platform) {
  const served = await serveRoutes(platform, [...orderRoutes, ...capitalFlowRoutes, ...statementRoutes, ...homeRoutes])
  return {
    ...served,
    /** The answer as it came: reading a long one takes the caller as long as the server took. */
    ask: (path: string, token: string) => served.call(path, token),
    call: async <T = unknown>(path: string, token: string): Promise<T> =>
      (JSON.parse(await served.call(path, token)) as { data: T }).data,
  }
}
