import { allEndpoints } from '@zhanggui/contract/all'
import { sessionApi } from '@zhanggui/contract/session'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import type { FastifyInstance } from 'fastify'
import { bankRoutes } from '#features/banks/bank.routes'
import { closingRoutes } from './features/finance/closing/closing.routes.ts'
import { capitalFlowRoutes } from './features/finance/flow/flow.routes.ts'
import { invoiceRoutes } from './features/finance/invoice/invoice.routes.ts'
import { statementRoutes } from './features/finance/statement/statement.routes.ts'
import { categoryRoutes } from '#features/categories/category.routes'
import { configRoutes } from '#features/config/config.routes'
import { couponRoutes } from '#features/coupons/coupon.routes'
import { directRefundRoutes } from './features/refunds/direct/direct-refund.routes.ts'
import { downloadRoutes } from '#features/downloads/download.routes'
import { webhookRoutes } from '#features/events-out/webhook.routes'
import { exportRoutes } from '#features/exports/export.routes'
import { expressRoutes } from '#features/express/express.routes'
import { formTemplateRoutes } from '#features/form-templates/form-template.routes'
import { deliveryTimeRoutes } from '#features/delivery-times/delivery-time.routes'
import { fullReductionRoutes } from '#features/full-reductions/full-reduction.routes'
import { guaranteeGroupRoutes } from '#features/guarantee-groups/guarantee-group.routes'
import { healthRoutes } from '#features/health/health.routes'
import { holidayRoutes } from './features/merchants/holidays/holiday.routes.ts'
import { homeRoutes } from '#features/home/home.routes'
import { liveAssistantRoutes } from '#features/live-assistants/assistant.routes'
import { liveRoomRoutes } from '#features/live-rooms/room.routes'
import { liveGoodsRoutes } from '#features/live-goods/live-goods.routes'
import { logRoutes } from '#features/logs/log.routes'
import { merchantRoutes } from '#features/merchants/merchant.routes'
import { noticeRoutes } from '#features/notices/notice.routes'
import { dispatchRoutes } from './features/orders/dispatch/dispatch.routes.ts'
import { orderChangeRoutes } from './features/orders/change/order-change.routes.ts'
import { orderRoutes } from '#features/orders/order.routes'
import { parcelRoutes } from '#features/parcels/parcel.routes'
import { phraseRoutes } from '#features/phrases/phrase.routes'
import { orderRuleRoutes } from './features/merchants/order-rules/order-rule.routes.ts'
import { pictureReplacementRoutes } from '#features/picture-replacements/picture-replacement.routes'
import { pictureRoutes } from '#features/pictures/picture.routes'
import { platformGoodsRoutes } from '#features/platform-goods/platform-goods.routes'
import { printerRoutes } from '#features/printers/printer.routes'
import { productBatchRoutes } from './features/products/batch/product-batch.routes.ts'
import { productCollectRoutes } from './features/products/collect/product-collect.routes.ts'
import { productImportRoutes } from './features/products/import/product-import.routes.ts'
import { returnAddressRoutes } from '#features/return-addresses/return-address.routes'
import { reviewRoutes } from './features/reviews/review.routes.ts'
import { timedChangeRoutes } from './features/products/timed/timed-change.routes.ts'
import { productTransferRoutes } from './features/products/transfer/product-transfer.routes.ts'
import { productRoutes } from '#features/products/product.routes'
import { refundRoutes } from '#features/refunds/refund.routes'
import { regionRoutes } from '#features/regions/region.routes'
import { socialMediaRoutes } from './features/social/media/media.routes.ts'
import { promotionRoutes } from '#features/promotions/promotion.routes'
import { seckillRoutes } from '#features/seckill/seckill.routes'
import { factorRoutes } from '#features/second-factor/factor.routes'
import { captchaRoutes, sessionRoutes } from '#features/session/session.routes'
import { invitationRoutes, ownInvitationRoutes } from './features/staff/invitations/invitation.routes.ts'
import { shopRoutes } from './features/session/shops/shop.routes.ts'
import { deviceRoutes } from './features/session/devices/device.routes.ts'
import { settlementRoutes } from '#features/settlement/settlement.routes'
import { shipDeskRoutes } from '#features/ship-desk/ship-desk.routes'
import { waybillRoutes } from '#features/ship-desk/waybills/waybill.routes'
import { shippingRoutes } from '#features/shipping/shipping.routes'
import { teamRoutes } from '#features/teamwork/team.routes'
import { userRoutes } from '#features/shoppers/user.routes'
import { specRuleRoutes } from '#features/spec-rules/spec-rule.routes'
import { adminRoutes, roleRoutes } from '#features/staff/staff.routes'
import { storeCategoryRoutes } from '#features/store-categories/store-category.routes'
import { taskRoutes } from '#features/tasks/task.routes'
import { verifyDeskRoutes } from '#features/verify-desk/verify-desk.routes'
import { videoRoutes } from '#features/video-channel/video.routes'
import { viewRoutes } from '#features/views/view.routes'
import { consoleDocs } from './platform/http/docs/api-docs.ts'
import { serveConsole } from './platform/http/files/console-files.ts'
import type { PageDrawer } from './platform/http/pages/draw-pages.ts'
import { serveDocs } from './platform/http/docs/docs-page.ts'
import { serveMedia } from './platform/http/files/media-files.ts'
import type { JsonRoute, Route } from '#platform/http/route'
import { answersForPage, serve } from '#platform/http/serve'
import { createServer } from '#platform/http/server'
import type { Platform } from '#platform/platform'
import type { Pool } from '#platform/db/connection/pool'
import { serveMetrics } from '#platform/metrics/serve-metrics'
import type { PushHub } from '#platform/push/push-hub'
import { servePushSocket } from '#platform/push/push-socket'
import { gatewayRoutes } from './gateway/gateway.routes.ts'
import { serveGateway, serveSocialCallback } from './gateway/public.ts'

/** Every feature of the product, by name: no discovery. */
const allRoutes: readonly Route[] = [
  ...adminRoutes,
  ...bankRoutes,
  ...captchaRoutes,
  ...capitalFlowRoutes,
  ...categoryRoutes,
  ...closingRoutes,
  ...configRoutes,
  ...couponRoutes,
  ...directRefundRoutes,
  ...dispatchRoutes,
  ...downloadRoutes,
  ...exportRoutes,
  ...expressRoutes,
  ...formTemplateRoutes,
  ...deliveryTimeRoutes,
  ...deviceRoutes,
  ...factorRoutes,
  ...invitationRoutes,
  ...ownInvitationRoutes,
  ...shopRoutes,
  ...fullReductionRoutes,
  ...guaranteeGroupRoutes,
  ...healthRoutes,
  ...holidayRoutes,
  ...homeRoutes,
  ...invoiceRoutes,
  ...liveAssistantRoutes,
  ...liveRoomRoutes,
  ...liveGoodsRoutes,
  ...logRoutes,
  ...merchantRoutes,
  ...noticeRoutes,
  ...parcelRoutes,
  ...phraseRoutes,
  ...orderChangeRoutes,
  ...orderRoutes,
  ...orderRuleRoutes,
  ...pictureReplacementRoutes,
  ...pictureRoutes,
  ...platformGoodsRoutes,
  ...printerRoutes,
  ...productBatchRoutes,
  ...productCollectRoutes,
  ...productImportRoutes,
  ...productRoutes,
  ...productTransferRoutes,
  ...refundRoutes,
  ...regionRoutes,
  ...returnAddressRoutes,
  ...reviewRoutes,
  ...roleRoutes,
  ...promotionRoutes,
  ...seckillRoutes,
  ...sessionRoutes,
  ...settlementRoutes,
  ...shipDeskRoutes,
  ...waybillRoutes,
  ...shippingRoutes,
  ...socialMediaRoutes,
  ...specRuleRoutes,
  ...statementRoutes,
  ...storeCategoryRoutes,
  ...taskRoutes,
  ...teamRoutes,
  ...timedChangeRoutes,
  ...userRoutes,
  ...verifyDeskRoutes,
  ...videoRoutes,
  ...viewRoutes,
  ...webhookRoutes,
]

/** Who is signed in and what they may see: the console needs both before it can show anything. */
const firstReads = { user: jsonRoute(sessionApi.info), menus: jsonRoute(sessionApi.menus) }

function jsonRoute(endpoint: Endpoint): JsonRoute {
  const route = allRoutes.find((each) => each.endpoint === endpoint)
  if (route?.kind !== 'json') throw new Error(`${endpoint.area}.${endpoint.name} is no call that answers with JSON`)
  return route
}

interface AppParts {
  readonly platform: Platform
  readonly hub: PushHub
  /** The node's connections to the database, by what they are for. */
  readonly pools: Readonly<Record<string, Pool>>
  /** Directory of the built console. */
  readonly consoleFiles: URL
  /** Draws its pages; without one the browser renders them. */
  readonly drawer?: PageDrawer
}

export async function createApp({ platform, hub, pools, consoleFiles, drawer }: AppParts): Promise<FastifyInstance> {
  const server = await createServer(platform.log, platform.config.trustProxy)
  serveMetrics(server, { platform, hub, pools })
  for (const route of allRoutes) serve(server, platform, route)
  serveDocs(server, consoleDocs(allEndpoints))
  serveGateway(server, platform, gatewayRoutes)
  serveSocialCallback(server, platform)
  serveMedia(server, platform.files)
  servePushSocket(server, platform, hub)
  await serveConsole(server, consoleFiles, (request) => answersForPage(platform, firstReads, request), drawer)
  return server
}
