import { auditStatus, type AuditStatus } from './product-codes.ts'
import type { ProductPart } from './product-parts.ts'

/** What is stored; `isAudit` = submitted and in the platform's queue. */
export interface ProductFlags {
  readonly isShow: boolean
  readonly isAudit: boolean
  readonly auditStatus: AuditStatus
  readonly isRecycle: boolean
  readonly isDel: boolean
  /** What a half product lacks. Whatever lacks something is a draft. */
  readonly missing?: readonly ProductPart[] | undefined
  /** A draft that was exempt from the review before it lacked something, and is so again when it is whole. */
  readonly skipsReview?: boolean | undefined
}

export type ProductState = 'draft' | 'inReview' | 'refused' | 'warehouse' | 'onSale' | 'recycled' | 'deleted'

/** What the merchant's settings and the call say besides the product itself. */
export interface ProductContext {
  /** Whether products of this merchant need the platform's review. */
  readonly productSwitch: boolean
  readonly storeOpen: boolean
  readonly isAutoUp?: boolean | undefined
  readonly isAutoSubmitAudit?: boolean | undefined
  /** Agreed that a product on sale is taken down by the change, where that needs a review. */
  readonly isAutoDown?: boolean | undefined
  /** What a saved form lacks; of other actions the product itself says it. */
  readonly missing?: readonly ProductPart[] | undefined
}

export function productStateOf(flags: ProductFlags): ProductState {
  if (flags.isDel) return 'deleted'
  if (flags.isRecycle) return 'recycled'
  if (flags.auditStatus === auditStatus.is.waiting) return flags.isAudit ? 'inReview' : 'draft'
  if (flags.auditStatus === auditStatus.is.refused) return 'refused'
  return flags.isShow ? 'onSale' : 'warehouse'
}

/** Whether a change has to pass the platform's review. Only an exempt product of a merchant that is still exempt does not. */
export const needsReview = (
  flags: Pick<ProductFlags, 'auditStatus' | 'skipsReview'> | undefined,
  { productSwitch }: Pick<ProductContext, 'productSwitch'>,
): boolean =>
  productSwitch || (flags !== undefined && flags.auditStatus !== auditStatus.is.exempt && !flags.skipsReview)
