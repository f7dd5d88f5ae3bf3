import { brandGateway } from '@zhanggui/contract/gateway/brand'
import { categoryGateway } from '@zhanggui/contract/gateway/category'
import { expressGateway } from '@zhanggui/contract/gateway/express'
import { guaranteeGateway } from '@zhanggui/contract/gateway/guarantee'
import { merchantGateway } from '@zhanggui/contract/gateway/merchant'
import { reviewGateway } from '@zhanggui/contract/gateway/review'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import type { FastifyInstance } from 'fastify'
import { listCompaniesToKeep } from '#features/express/public'
import { listMerchants } from '#features/merchants/public'
import { listBrandsToKeep, listCategoriesToKeep, listGuaranteesToKeep } from '#features/platform-goods/public'
import { detailOf, listWaiting, readProduct } from '#features/products/public'
import { inMerchant } from '#platform/db/merchant-db'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import { inPlatform } from '#platform/db/platform-db'
import { serveDocs } from '#platform/http/docs-page'
import { refuse } from '#platform/http/refusals'
import type { Platform } from '#platform/platform'
import { gatewayBook } from './gateway-book.ts'
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
import { decideReview } from './review/decide-review.ts'
import { forceDown } from './review/force-down.ts'
import { serveGateway } from './serve-gateway.ts'
import { setMerchantSwitches } from './set-merchant-switches.ts'

const goodsRoutes = (platform: Platform): GatewayRoute[] => [
  ...bindGateway(brandGateway, {
    list: async (_, query) => {
      const window = pageWindow(query)
      return pageFrom(window, await inPlatform(platform.pool, (db) => listBrandsToKeep(db, query, window)))
    },
    save: ({ now }, draft) => saveBrand(platform, draft, now),
    update: ({ now }, change) => updateBrand(platform.pool, change, now),
    delete: ({ now }, input) => deleteBrand(platform.pool, input, now),
  }),
  ...bindGateway(categoryGateway, {
    list: () => inPlatform(platform.pool, listCategoriesToKeep),
    save: ({ now }, draft) => savePlatformCategory(platform, draft, now),
    update: ({ now }, change) => updatePlatformCategory(platform.pool, change, now),
    delete: ({ now }, input) => deletePlatformCategory(platform.pool, input, now),
  }),
  ...bindGateway(guaranteeGateway, {
    list: () => inPlatform(platform.pool, listGuaranteesToKeep),
    save: ({ now }, draft) => saveGuarantee(platform, draft, now),
    update: ({ now }, change) => updateGuarantee(platform.pool, change, now),
    delete: ({ now }, input) => deleteGuarantee(platform.pool, input, now),
  }),
  ...bindGateway(expressGateway, {
    list: () => inPlatform(platform.pool, listCompaniesToKeep),
    save: ({ now }, draft) => saveExpressCompany(platform, draft, now),
    update: ({ now }, change) => updateExpressCompany(platform.pool, change, now),
  }),
]

const merchantRoutes = ({ pool }: Platform): GatewayRoute[] => [
  ...bindGateway(merchantGateway, {
    list: async (_, query) => {
      const window = pageWindow(query)
      return pageFrom(window, await inPlatform(pool, (db) => listMerchants(db, query, window)))
    },
    setSwitches: setMerchantSwitches,
  }),
  ...bindGateway(reviewGateway, {
    waiting: async (_, query) => {
      const window = pageWindow(query)
      return pageFrom(window, await inPlatform(pool, (db) => listWaiting(db, query, window)))
    },
    info: async (_, { merId, id }) => {
      const product = await inMerchant(pool, merId, 'read', (db) => readProduct(db, id))
      const { code, message } = productRefusal.missing
      return detailOf(product ?? refuse(message, { code }))
    },
    pass: (context, product) => decideReview(context, product, { kind: 'pass' }),
    refuse: (context, { reason, ...product }) => decideReview(context, product, { kind: 'refuse', reason }),
    forceDown,
  }),
]

/** What the platform's back office calls, and the page that describes it. */
export function addGateway(server: FastifyInstance, platform: Platform) {
  const routes = [...goodsRoutes(platform), ...merchantRoutes(platform)]
  serveGateway(server, platform, routes)
  serveDocs(server, gatewayBook(routes.map(({ endpoint }) => endpoint)))
}
