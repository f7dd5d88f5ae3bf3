import { productCollectApi } from '@zhanggui/contract/goods/product-collect'
import { countCollections } from '#features/merchants/public'
import { refuse } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { collectProduct } from './collect-product.ts'
import { openCollectProvider } from './open-provider.ts'

const ofCopy = { none: '当前商户采集次数不足，请联系平台客服', failed: '商品采集失败，请确认链接是否正确后重试' }
const ofImport = { none: '商户复制商品数量不足', failed: '确认URL和平台是否正确，以及平台费用是否足额' }

export const productCollectRoutes = bind(productCollectApi, {
  config: async ({ config, db }) => {
    if (!openCollectProvider(config.collect)) return refuse('请先进行采集商品配置')
    return { copyType: '1' as const, copyNum: await countCollections(db) }
  },
  copy: { outside: (context, { url }) => collectProduct(context, { url, refusals: ofCopy }) },
  import: { outside: (context, { form, url }) => collectProduct(context, { url, shop: form, refusals: ofImport }) },
})
