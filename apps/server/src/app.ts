import { allEndpoints } from '@zhanggui/contract/all'
import type { FastifyInstance } from 'fastify'
import { configRoutes } from '#features/config/config.routes'
import { healthRoutes } from '#features/health/health.routes'
import { homeRoutes } from '#features/home/home.routes'
import { noticeRoutes } from '#features/notices/notice.routes'
import { captchaRoutes, sessionRoutes } from '#features/session/session.routes'
import { serveConsole } from '#platform/http/console-files'
import { serveDocs } from '#platform/http/docs-page'
import type { Route } from '#platform/http/route'
import { serve } from '#platform/http/serve'
import { createServer } from '#platform/http/server'
import { sweepJob } from '#platform/jobs/sweep.job'
import type { Platform } from '#platform/platform'
import type { PushHub } from '#platform/push/push-hub'
import { servePushSocket } from '#platform/push/push-socket'

/** Every feature of the product, by name: no discovery. */
const allRoutes = (platform: Platform, migrations: number): Route[] => [
  ...captchaRoutes(platform),
  ...configRoutes(),
  ...healthRoutes(platform, migrations),
  ...homeRoutes(),
  ...noticeRoutes(platform),
  ...sessionRoutes(platform),
]

export const allJobs = [sweepJob]

interface AppParts {
  readonly platform: Platform
  readonly hub: PushHub
  readonly migrations: number
  /** Where the built console lies. */
  readonly consoleFiles: URL
}

export async function createApp({ platform, hub, migrations, consoleFiles }: AppParts): Promise<FastifyInstance> {
  const server = await createServer(platform.log, platform.config.trustProxy)
  for (const route of allRoutes(platform, migrations)) serve(server, platform, route)
  serveDocs(server, allEndpoints)
  servePushSocket(server, platform, hub)
  await serveConsole(server, consoleFiles)
  return server
}
