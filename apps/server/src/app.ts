import { allEndpoints } from '@zhanggui/contract/all'
import type { FastifyInstance } from 'fastify'
import { bankRoutes } from '#features/banks/bank.routes'
import { categoryRoutes } from '#features/categories/category.routes'
import { configRoutes } from '#features/config/config.routes'
import { downloadRoutes } from '#features/downloads/download.routes'
import { formTemplateRoutes } from '#features/form-templates/form-template.routes'
import { healthRoutes } from '#features/health/health.routes'
import { homeRoutes } from '#features/home/home.routes'
import { logRoutes } from '#features/logs/log.routes'
import { merchantRoutes } from '#features/merchants/merchant.routes'
import { noticeRoutes } from '#features/notices/notice.routes'
import { pictureRoutes } from '#features/pictures/picture.routes'
import { removeFilesJob } from '#features/pictures/remove-files.job'
import { regionRoutes } from '#features/regions/region.routes'
import { captchaRoutes, sessionRoutes } from '#features/session/session.routes'
import { adminRoutes, roleRoutes } from '#features/staff/staff.routes'
import { serveConsole } from '#platform/http/console-files'
import { serveDocs } from '#platform/http/docs-page'
import { serveMedia } from '#platform/http/media-files'
import type { Route } from '#platform/http/route'
import { serve } from '#platform/http/serve'
import { createServer } from '#platform/http/server'
import { retentionJob } from '#platform/jobs/retention.job'
import { sweepJob } from '#platform/jobs/sweep.job'
import type { Platform } from '#platform/platform'
import type { PushHub } from '#platform/push/push-hub'
import { servePushSocket } from '#platform/push/push-socket'

/** Every feature of the product, by name: no discovery. */
const allRoutes = (platform: Platform, migrations: number): Route[] => [
  ...adminRoutes(platform),
  ...bankRoutes(),
  ...captchaRoutes(platform),
  ...categoryRoutes(platform),
  ...configRoutes(),
  ...downloadRoutes(platform),
  ...formTemplateRoutes(),
  ...healthRoutes(platform, migrations),
  ...homeRoutes(),
  ...logRoutes(),
  ...merchantRoutes(),
  ...noticeRoutes(platform),
  ...pictureRoutes(platform),
  ...regionRoutes(),
  ...roleRoutes(platform),
  ...sessionRoutes(platform),
]

export const allJobs = [removeFilesJob, retentionJob, sweepJob]

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
  serveMedia(server, platform.files)
  servePushSocket(server, platform, hub)
  await serveConsole(server, consoleFiles)
  return server
}
