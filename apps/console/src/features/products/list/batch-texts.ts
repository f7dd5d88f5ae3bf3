import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import { type ProductBatchAction, productBatchAction } from '@zhanggui/domain/product/product-codes'

const { up, down, recycle, restore, delete: remove, submit } = productBatchAction.is

const questions: Readonly<Record<ProductBatchAction, string>> = {
  [up]: '确定要将选中商品批量上架吗?',
  [down]: '确定要将选中商品批量下架吗?',
  [recycle]: '确定批量加入回收站吗？',
  [restore]: '确定批量恢复商品吗？',
  [remove]: '确定批量删除商品吗？',
  [submit]: '确定要将此商品提交平台审核吗？',
}

/** What is asked before a batch, and how many it is about. */
export const batchQuestion = (action: ProductBatchAction, count: number): string =>
  `${questions[action]}（共 ${count} 个商品）`

export const batchCall = (action: ProductBatchAction) => productBatchApi[action]
