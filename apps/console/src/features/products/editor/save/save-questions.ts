import type { ProductDetail } from '@zhanggui/contract/goods/product'
import { needsReview, productStateOf } from '@zhanggui/domain/product/product-flags'
import type { Intent } from './product-wire.ts'

/** What the merchant's switches say. */
export interface ShopSwitches {
  /** The store is open. */
  readonly isSwitch: boolean
  /** Products need the platform's review. */
  readonly productSwitch: boolean
}

/** 保存 keeps what is there; the other button also submits it or puts it on sale. */
export type SaveWay = 'keep' | 'publish'

type Saved = Pick<ProductDetail, 'name' | 'auditStatus' | 'skipsReview' | 'isShow' | 'isAudit' | 'isRecycle'>

export const isOnSale = (product: Saved | undefined): boolean =>
  product !== undefined && productStateOf({ ...product, isDel: false }) === 'onSale'

/** The second button beside 保存. What is on sale has none: saving it is all there is to do. */
export function publishLabel(shop: ShopSwitches, product: Saved | undefined): string | undefined {
  if (isOnSale(product)) return undefined
  if (needsReview(product, shop)) return shop.productSwitch ? '保存并提审' : undefined
  return shop.isSwitch ? '保存并上架' : undefined
}

const AS_IT_IS: Intent = { isAutoUp: false, isAutoSubmitAudit: false }

/** What becomes of the product with the save, and what has to be asked before. */
export function intentOf(
  way: SaveWay,
  shop: ShopSwitches,
  product: Saved | undefined,
): { readonly intent: Intent; readonly question?: { readonly text: string; readonly deed: string } } {
  const isReviewed = needsReview(product, shop)
  if (product && isOnSale(product)) {
    if (!isReviewed) return { intent: AS_IT_IS }
    const text = `「${product.name}」正在出售。保存后下架并提交审核，审核通过前顾客不能购买。`
    return {
      intent: { isAutoUp: false, isAutoSubmitAudit: true, isAutoDown: true },
      question: { text, deed: '下架并提审' },
    }
  }
  if (way === 'keep') return { intent: AS_IT_IS }
  if (!isReviewed) return { intent: { isAutoUp: true, isAutoSubmitAudit: false } }
  return {
    intent: { isAutoUp: false, isAutoSubmitAudit: true },
    question: { text: '提交平台审核，审核结束前不能修改。', deed: '提交审核' },
  }
}
