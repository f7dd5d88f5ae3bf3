import type { ProductDetail } from '@zhanggui/contract/goods/product'
import { auditStatus } from '@zhanggui/domain/product/product-codes'

/** What the merchant's switches say. */
export interface ShopSwitches {
  /** The store is open. */
  readonly isSwitch: boolean
  /** Products need the platform's review. */
  readonly productSwitch: boolean
}

type Audited = Pick<ProductDetail, 'auditStatus'>

/** 保存: an exempt product of an open store can go on sale at once. */
export function askOnSaving({ isSwitch, productSwitch }: ShopSwitches, product: Audited | undefined) {
  const isExempt = !productSwitch && (product?.auditStatus ?? auditStatus.is.exempt) === auditStatus.is.exempt
  return isExempt && isSwitch ? '操作之后是否自动上架？' : undefined
}

export const ON_SUBMITTING = '审核通过之后是否自动上架？'

/** 保存并提审 is there where products are reviewed; one that was exempt stays so until it is taken into the review. */
export const maySubmit = ({ productSwitch }: ShopSwitches, product: Audited | undefined): boolean =>
  productSwitch && (product === undefined || product.auditStatus !== auditStatus.is.exempt)
