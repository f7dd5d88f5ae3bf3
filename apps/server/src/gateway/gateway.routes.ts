import { brandGateway } from '@zhanggui/contract/gateway/brand'
import { categoryGateway } from '@zhanggui/contract/gateway/category'
import { expressGateway } from '@zhanggui/contract/gateway/express'
import { guaranteeGateway } from '@zhanggui/contract/gateway/guarantee'
import { merchantGateway } from '@zhanggui/contract/gateway/merchant'
import { reviewGateway } from '@zhanggui/contract/gateway/review'
import { settingsGateway } from '@zhanggui/contract/gateway/settings'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { listAllCompanies } from '#features/express/public'
import { listMerchants } from '#features/merchants/public'
import { listAllBrands, listAllPlatformCategories, listAllGuarantees } from '#features/platform-goods/public'
import { detailOf, listWaiting, readProduct } from '#features/products/public'
import { refuse } from '#platform/http/refusals'
import { bindGateway, type GatewayRoute } from './gateway-route.ts'
import { deleteBrand } from './goods/delete-brand.ts'
import { deleteGuarantee } from './goods/delete-guarantee.ts'
import { deletePlatformCategory } from './goods/delete-platform-category.ts'
import { saveBrand } from './goods/save-brand.ts'
import { saveExpressCompany } from './goods/save-express-company.ts'
import { saveGuarantee } from './goods/save-guarantee.ts'
import { savePlatformCategory } from './goods/save-platform-category.ts'
import { updateBrand } from './goods/update-brand.ts'
import { updateExpressCompany } from './goods/update-express-company.ts'
import { updateGuarantee } from './goods/update-guarantee.ts'
import { updatePlatformCategory } from './goods/update-platform-category.ts'
import { couponGatewayRoutes } from './coupon/coupon-gateway.routes.ts'
import { closingGatewayRoutes } from './closing/closing-gateway.routes.ts'
import { eventGatewayRoutes } from './event/event-gateway.routes.ts'
import { invoiceGatewayRoutes } from './invoice/invoice-gateway.routes.ts'
import { roomGatewayRoutes } from './live/room-gateway.routes.ts'
import { liveGoodsGatewayRoutes } from './live/live-goods-gateway.routes.ts'
import { orderGatewayRoutes } from './order/order-gateway.routes.ts'
import { refundGatewayRoutes } from './refund/refund-gateway.routes.ts'
import { decideReview } from './review/decide-review.ts'
import { forceOffSale } from './review/force-off-sale.ts'
import { seckillGatewayRoutes } from './seckill/seckill-gateway.routes.ts'
import { setMerchantSwitches } from './set-merchant-switches.ts'
import { listSettings, setSettings } from './settings/platform-settings.ts'
import { shopperGatewayRoutes } from './shopper/shopper-gateway.routes.ts'
import { videoGatewayRoutes } from './video/video-gateway.routes.ts'

/** The routes for the platform's back office and for the shop front. */
export const gatewayRoutes: readonly GatewayRoute[] = [
  ...bindGateway(brandGateway, {
    list: ({ inPlatform }, query) => inPlatform((db) => listAllBrands(db, query)),
    save: saveBrand,
    update: updateBrand,
    delete: deleteBrand,
  }),
  ...bindGateway(categoryGateway, {
    list: ({ inPlatform }) => inPlatform(listAllPlatformCategories),
    save: savePlatformCategory,
    update: updatePlatformCategory,
    delete: deletePlatformCategory,
  }),
  ...bindGateway(guaranteeGateway, {
    list: ({ inPlatform }) => inPlatform(listAllGuarantees),
    save: saveGuarantee,
    update: updateGuarantee,
    delete: deleteGuarantee,
  }),
  ...bindGateway(expressGateway, {
    list: ({ inPlatform }) => inPlatform(listAllCompanies),
    save: saveExpressCompany,
    update: updateExpressCompany,
  }),
  ...bindGateway(merchantGateway, {
    list: ({ inPlatform }, query) => inPlatform((db) => listMerchants(db, query)),
    setSwitches: setMerchantSwitches,
  }),
  ...bindGateway(reviewGateway, {
    waiting: ({ inPlatform }, query) => inPlatform((db) => listWaiting(db, query)),
    info: async ({ readMerchant }, { merId, id }) => {
      const product = await readMerchant(merId, (db) => readProduct(db, id))
      const { code, message } = productRefusal.missing
      return detailOf(product ?? refuse(message, { code }))
    },
    pass: (context, product) => decideReview(context, product, { kind: 'pass' }),
    refuse: (context, { reason, ...product }) => decideReview(context, product, { kind: 'refuse', reason }),
    forceOffSale,
  }),
  ...couponGatewayRoutes,
  ...bindGateway(settingsGateway, { list: listSettings, set: setSettings }),
  ...orderGatewayRoutes,
  ...shopperGatewayRoutes,
  ...refundGatewayRoutes,
  ...closingGatewayRoutes,
  ...eventGatewayRoutes,
  ...invoiceGatewayRoutes,
  ...seckillGatewayRoutes,
  ...roomGatewayRoutes,
  ...videoGatewayRoutes,
  ...liveGoodsGatewayRoutes,
]
