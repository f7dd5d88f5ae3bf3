import { allEndpoints } from '@zhanggui/contract/all'
import type { FastifyInstance } from 'fastify'
import { bankRoutes } from '#features/banks/bank.routes'
import { categoryRoutes } from '#features/categories/category.routes'
import { configRoutes } from '#features/config/config.routes'
import { downloadRoutes } from '#features/downloads/download.routes'
import { expressRoutes } from '#features/express/express.routes'
import { formTemplateRoutes } from '#features/form-templates/form-template.routes'
import { guaranteeGroupRoutes } from '#features/guarantee-groups/guarantee-group.routes'
import { healthRoutes } from '#features/health/health.routes'
import { homeRoutes } from '#features/home/home.routes'
import { logRoutes } from '#features/logs/log.routes'
import { merchantRoutes } from '#features/merchants/merchant.routes'
import { noticeRoutes } from '#features/notices/notice.routes'
import { pictureRoutes } from '#features/pictures/picture.routes'
import { removeFilesJob } from '#features/pictures/remove-files.job'
import { platformGoodsRoutes } from '#features/platform-goods/platform-goods.routes'
import { productBatchJob } from '#features/product-batch/product-batch.job'
import { productBatchRoutes } from '#features/product-batch/product-batch.routes'
import { productCollectRoutes } from '#features/product-collect/product-collect.routes'
import { productImportJob } from '#features/product-import/product-import.job'
import { productImportRoutes } from '#features/product-import/product-import.routes'
import { reviewRoutes } from '#features/product-reviews/review.routes'
import { productExportJob } from '#features/product-transfer/product-export.job'
import { productTransferRoutes } from '#features/product-transfer/product-transfer.routes'
import { foldTabCountsJob } from '#features/products/fold-tab-counts.job'
import { productRoutes } from '#features/products/product.routes'
import { regionRoutes } from '#features/regions/region.routes'
import { captchaRoutes, sessionRoutes } from '#features/session/session.routes'
import { shippingRoutes } from '#features/shipping/shipping.routes'
import { specRuleRoutes } from '#features/spec-rules/spec-rule.routes'
import { adminRoutes, roleRoutes } from '#features/staff/staff.routes'
import { storeCategoryRoutes } from '#features/store-categories/store-category.routes'
import { taskRoutes } from '#features/tasks/task.routes'
import { consoleBook } from '#platform/http/api-book'
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
import { addGateway } from './gateway/gateway.routes.ts'

/** Every feature of the product, by name: no discovery. */
const allRoutes = (platform: Platform, migrations: number): Route[] => [
  ...adminRoutes(platform),
  ...bankRoutes(),
  ...captchaRoutes(platform),
  ...categoryRoutes(platform),
  ...configRoutes(),
  ...downloadRoutes(platform),
  ...expressRoutes(platform),
  ...formTemplateRoutes(),
  ...guaranteeGroupRoutes(platform),
  ...healthRoutes(platform, migrations),
  ...homeRoutes(),
  ...logRoutes(),
  ...merchantRoutes(),
  ...noticeRoutes(platform),
  ...pictureRoutes(platform),
  ...platformGoodsRoutes(),
  ...productBatchRoutes(platform),
  ...productCollectRoutes(platform),
  ...productImportRoutes(platform),
  ...productRoutes(platform),
  ...productTransferRoutes(platform),
  ...regionRoutes(),
  ...reviewRoutes(platform),
  ...roleRoutes(platform),
  ...sessionRoutes(platform),
  ...shippingRoutes(platform),
  ...specRuleRoutes(platform),
  ...storeCategoryRoutes(platform),
  ...taskRoutes(),
]

export const allJobs = [
  foldTabCountsJob,
  productBatchJob,
  productExportJob,
  productImportJob,
  removeFilesJob,
  retentionJob,
  sweepJob,
]

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
  serveDocs(server, consoleBook(allEndpoints))
  addGateway(server, platform)
  serveMedia(server, platform.files)
  servePushSocket(server, platform, hub)
  await serveConsole(server, consoleFiles)
  return server
}
