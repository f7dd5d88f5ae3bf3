import { load } from '#api/load.ts'
import type { RecordSource } from '#ui/page/record-source.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { viewPath } from './product-paths.ts'

const MOST = 5

/** Products wherever they stand, the bin excepted, by name, keyword, article number or id. */
const productRecords: RecordSource = {
  title: '商品',
  calls: [productApi.list, productApi.pick, productApi.info],
  find: async (words, signal) => {
    const query = { overview: true, keywords: words, limit: MOST } as const
    const { list } = await load(productApi.pick, query, signal)
    return list.map(({ id, name, price }) => ({
      id,
      label: name,
      hint: `商品详情 · ID ${id} · ${formatYuan(price)} 元`,
      path: viewPath(id),
    }))
  },
}
export default productRecords
