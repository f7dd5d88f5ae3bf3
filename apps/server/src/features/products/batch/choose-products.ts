import type { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { searchProducts } from '#features/products/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { invalid, refuse } from '#platform/http/refusals'

export type Choice = InputOf<typeof productBatchApi.up>

const MOST = 10_000

const wrong = (message: string) => invalid([{ path: 'idList', message }])

/** The chosen products, ordered by id: everyone locks products in that order, so batches cannot deadlock. */
export async function chooseProducts(db: MerchantDb, { idList, filter, expected }: Choice): Promise<number[]> {
  if (idList && filter) throw wrong('请选择商品，或按筛选结果操作')
  if (!filter) {
    if (!idList || idList.length === 0) throw wrong('ID列表不能为空')
    return inOrder(idList)
  }
  if (expected === undefined) throw invalid([{ path: 'expected', message: '请说明筛选结果的数量' }])
  const found = await searchProducts(db, filter, { limit: MOST + 1, offset: 0 })
  if (found.ids.length > MOST || expected > MOST) refuse('一次最多处理10000个商品，请缩小筛选范围')
  if (found.ids.length !== expected) refuse(`筛选结果已变化（现有 ${found.ids.length} 个），请刷新后重试`)
  if (expected === 0) throw wrong('ID列表不能为空')
  return inOrder(found.ids)
}

const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((a, b) => a - b)
