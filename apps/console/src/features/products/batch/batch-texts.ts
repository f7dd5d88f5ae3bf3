import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import { type ProductBatchAction, productBatchAction } from '@zhanggui/domain/product/product-codes'
import type { batchBlocks } from '@zhanggui/domain/product/product-state'

const { up, down, recycle, restore, delete: remove, submit } = productBatchAction.is

const questions: Readonly<Record<ProductBatchAction, string>> = {
  [up]: '确定要将选中商品批量上架吗?',
  [down]: '确定要将选中商品批量下架吗?',
  [recycle]: '确定批量加入回收站吗？',
  [restore]: '确定批量恢复商品吗？',
  [remove]: '确定批量删除商品吗？',
  [submit]: '确定要将此商品提交平台审核吗？',
}

/** What is asked before a batch: how many it is about, and how many of them it will leave alone. */
export function batchQuestion(
  action: ProductBatchAction,
  count: number,
  blocks: ReturnType<typeof batchBlocks>,
): string {
  const blocked = blocks.reduce((sum, block) => sum + block.count, 0)
  const reasons = blocks.map((block) => `${block.reason} ${block.count} 个`).join('、')
  const left = blocked > 0 ? `，其中 ${blocked} 个不会处理：${reasons}` : ''
  return `${questions[action]}（共 ${count} 个商品${left}）`
}

export const batchCall = (action: ProductBatchAction) => productBatchApi[action]
