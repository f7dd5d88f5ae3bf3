import { auditStatus, type ProductBatchAction } from './product-codes.ts'
import {
  needsReview,
  type ProductContext,
  type ProductFlags,
  productStateOf,
  type ProductState,
} from './product-flags.ts'
import { type ProductPart, whyNotWhole } from './product-parts.ts'

/** Why a product may not do something, with the business code of the wire (sheet of products, 2.10). */
export interface ProductRefusal {
  readonly code: number
  readonly message: string
}

/** Of a business rule without a code of its own. */
const WITHOUT_CODE = 1000

export const productRefusal = {
  missing: { code: 6102, message: '商品不存在' },
  recycled: { code: 6103, message: '商品已进入回收站' },
  auditStatus: { code: 6104, message: '商品审核状态异常' },
  deleted: { code: 6105, message: '商品已经删除' },
  onShelf: { code: 6106, message: '商品已上架' },
  inReview: { code: 6107, message: '商品审核中' },
  storeClosed: { code: 4103, message: '商户开关未开启' },
  notRecycled: { code: WITHOUT_CODE, message: '商品不在回收站' },
} as const satisfies Record<string, ProductRefusal>

interface Transition {
  /** The states in which the action is refused. `deleted` is always one of them. */
  readonly refused: Partial<Record<ProductState, ProductRefusal>>
  /** A half product is refused with what it lacks. */
  readonly isForWhole?: true
  readonly whyNot?: (context: ProductContext, flags?: ProductFlags) => ProductRefusal | undefined
  readonly to: (flags: ProductFlags, context: ProductContext) => Partial<ProductFlags>
}

const reviewedAgain = { code: WITHOUT_CODE, message: '换图后要重新审核，请在编辑商品中更换' }
const { exempt, waiting, passed, refused } = auditStatus.is
const { recycled, inReview, onShelf, storeClosed, notRecycled } = productRefusal
const goesUp = ({ isAutoUp = false, storeOpen }: ProductContext) => isAutoUp && storeOpen

const isOnSale = (flags: ProductFlags) => productStateOf(flags) === 'onSale'
const lacking = (missing: readonly ProductPart[] | undefined): ProductRefusal | undefined => {
  const message = whyNotWhole(missing ?? [])
  return message === undefined ? undefined : { code: WITHOUT_CODE, message }
}

const exempted = (context: ProductContext) => ({
  auditStatus: exempt,
  isAudit: false,
  isShow: goesUp(context),
  skipsReview: false,
})
const waitingFor = (isAudit: boolean, skipsReview = false) => ({
  auditStatus: waiting,
  isAudit,
  isShow: false,
  skipsReview,
})

/** Where a form leaves a product. What lacks something waits as a draft until it is whole. */
function saved(flags: ProductFlags | undefined, context: ProductContext) {
  const { missing, isAutoSubmitAudit = false, productSwitch } = context
  const isReviewed = needsReview(flags, context)
  const wasOnSale = flags !== undefined && isOnSale(flags)
  if (missing?.length) return { ...waitingFor(false, !isReviewed), missing }
  if (isReviewed) return { ...waitingFor(isAutoSubmitAudit && (productSwitch || wasOnSale)), missing }
  return wasOnSale ? { missing } : { ...exempted(context), missing }
}

/** Half a product can be kept, but neither submitted nor sold. */
function whyNotSaved(context: ProductContext, flags?: ProductFlags): ProductRefusal | undefined {
  const wasOnSale = flags !== undefined && isOnSale(flags)
  if (wasOnSale && needsReview(flags, context) && !context.isAutoDown) return onShelf
  return wasOnSale || context.isAutoUp || context.isAutoSubmitAudit ? lacking(context.missing) : undefined
}

const statesExcept = (allowed: readonly ProductState[], refusal: ProductRefusal) =>
  Object.fromEntries(
    (['draft', 'inReview', 'refused', 'warehouse', 'onSale', 'recycled'] as const)
      .filter((state) => !allowed.includes(state))
      .map((state) => [state, refusal]),
  )

/** What staff, the platform and the shop's switch do to a product (sheet of products, 3.1). */
const transitions = {
  update: {
    refused: { recycled: productRefusal.deleted, inReview },
    whyNot: whyNotSaved,
    to: saved,
  },
  submit: {
    refused: { ...statesExcept(['draft'], productRefusal.auditStatus), recycled, inReview },
    isForWhole: true,
    to: () => ({ isAudit: true, skipsReview: false }),
  },
  pass: {
    refused: statesExcept(['inReview'], productRefusal.auditStatus),
    to: (_, context) => ({
      auditStatus: context.productSwitch ? passed : exempt,
      isAudit: false,
      isShow: goesUp(context),
    }),
  },
  refuse: {
    refused: statesExcept(['inReview'], productRefusal.auditStatus),
    to: () => ({ auditStatus: refused, isAudit: false, isShow: false }),
  },
  up: {
    refused: { ...statesExcept(['warehouse', 'onSale'], productRefusal.auditStatus), recycled, inReview },
    isForWhole: true,
    whyNot: ({ storeOpen }) => (storeOpen ? undefined : storeClosed),
    to: () => ({ isShow: true }),
  },
  down: { refused: {}, to: () => ({ isShow: false }) },
  recycle: { refused: { recycled }, to: () => ({ isRecycle: true, isShow: false, isAudit: false }) },
  restore: {
    refused: statesExcept(['recycled'], notRecycled),
    to: () => ({ isRecycle: false, isShow: false, isAudit: false }),
  },
  delete: { refused: statesExcept(['recycled'], notRecycled), to: () => ({ isDel: true }) },
  forceOffSale: { refused: {}, to: () => waitingFor(false) },
  quickStockAdd: { refused: { inReview }, to: () => ({}) },
  /** Prices of what is on sale as well: it goes on being sold. */
  reprice: { refused: { recycled, inReview }, isForWhole: true, to: () => ({}) },
  reviewFreeEdit: { refused: { recycled, onSale: onShelf, inReview }, isForWhole: true, to: () => ({}) },
  /** Along with others of the shop: nothing that has passed its review loses it. */
  replacePicture: {
    refused: { recycled, inReview },
    whyNot: (context, flags) =>
      flags && ['onSale', 'warehouse'].includes(productStateOf(flags)) && needsReview(flags, context)
        ? reviewedAgain
        : undefined,
    to: () => ({}),
  },
  closeStore: { refused: {}, to: () => ({ isShow: false }) },
} satisfies Record<string, Transition>

export type ProductAction = 'save' | keyof typeof transitions

/** `undefined`: there is no such product, which only saving a new one accepts. */
export function nextProduct(
  flags: ProductFlags | undefined,
  action: ProductAction,
  context: ProductContext,
): { flags: ProductFlags; refusal?: never } | { refusal: ProductRefusal; flags?: never } {
  if (action === 'save') {
    const unsaved = { isRecycle: false, isDel: false, ...saved(undefined, context) } as ProductFlags
    const against = whyNotSaved(context)
    return against ? { refusal: against } : { flags: unsaved }
  }
  if (!flags) return { refusal: productRefusal.missing }
  const state = productStateOf(flags)
  const { refused: refusedIn, isForWhole, whyNot, to }: Transition = transitions[action]
  const half = isForWhole && state === 'draft' ? lacking(flags.missing) : undefined
  const refusal = state === 'deleted' ? productRefusal.deleted : (half ?? refusedIn[state] ?? whyNot?.(context, flags))
  return refusal ? { refusal } : { flags: { ...flags, ...to(flags, context) } }
}

/** The same rules as the reason beside a button. */
export const whyNotProduct = (
  flags: ProductFlags | undefined,
  action: ProductAction,
  context: ProductContext,
): string | undefined => nextProduct(flags, action, context).refusal?.message

/** How many of some products an action leaves alone, by the reason; most of them first. */
export function batchBlocks(
  products: readonly ProductFlags[],
  action: ProductBatchAction,
  context: ProductContext,
): { readonly reason: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const product of products) {
    const reason = whyNotProduct(product, action, context)
    if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count)
}

/**
 * Why a batch would do nothing: each row alone says the same. `isAll`: there are more than these products, so only what
 * holds for every product counts.
 */
export function whyNotBatch(
  products: readonly ProductFlags[],
  action: ProductBatchAction,
  context: ProductContext,
  { isAll = false } = {},
): string | undefined {
  const { whyNot }: Transition = transitions[action]
  if (isAll) return whyNot?.(context)?.message
  const blocks = batchBlocks(products, action, context)
  const blocked = blocks.reduce((sum, { count }) => sum + count, 0)
  return blocked > 0 && blocked === products.length ? blocks.map(({ reason }) => reason).join('；') : undefined
}
