import {
  auditStatus,
  productBatchAction,
  productRowAction,
  productTab,
  type ProductBatchAction,
  type ProductRowAction,
  type ProductTab,
} from './product-codes.ts'
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
  readonly whyNot?: (flags: ProductFlags, context: ProductContext) => ProductRefusal | undefined
  readonly to: (flags: ProductFlags, context: ProductContext) => Partial<ProductFlags>
}

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
function whyNotSaved(flags: ProductFlags | undefined, context: ProductContext): ProductRefusal | undefined {
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
    whyNot: (_, { storeOpen }) => (storeOpen ? undefined : storeClosed),
    to: () => ({ isShow: true }),
  },
  down: { refused: {}, to: () => ({ isShow: false }) },
  recycle: { refused: { recycled }, to: () => ({ isRecycle: true, isShow: false, isAudit: false }) },
  restore: {
    refused: statesExcept(['recycled'], notRecycled),
    to: () => ({ isRecycle: false, isShow: false, isAudit: false }),
  },
  delete: { refused: statesExcept(['recycled'], notRecycled), to: () => ({ isDel: true }) },
  forceDown: { refused: {}, to: () => waitingFor(false) },
  quickStockAdd: { refused: { inReview }, to: () => ({}) },
  reviewFreeEdit: { refused: { recycled, onSale: onShelf, inReview }, isForWhole: true, to: () => ({}) },
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
    const against = whyNotSaved(undefined, context)
    return against ? { refusal: against } : { flags: unsaved }
  }
  if (!flags) return { refusal: productRefusal.missing }
  const state = productStateOf(flags)
  const { refused: refusedIn, isForWhole, whyNot, to }: Transition = transitions[action]
  const half = isForWhole && state === 'draft' ? lacking(flags.missing) : undefined
  const refusal = state === 'deleted' ? productRefusal.deleted : (half ?? refusedIn[state] ?? whyNot?.(flags, context))
  return refusal ? { refusal } : { flags: { ...flags, ...to(flags, context) } }
}

/** The same rules as the reason beside a button. */
export const whyNotProduct = (
  flags: ProductFlags | undefined,
  action: ProductAction,
  context: ProductContext,
): string | undefined => nextProduct(flags, action, context).refusal?.message

const tab = productTab.is
const row = productRowAction.is
const batch = productBatchAction.is

/** Where the list shows a product. 已售罄 and 警戒库存 are views of what is or could be on sale. */
export function tabsOf(flags: ProductFlags, stock: number, alertStock: number): ProductTab[] {
  const state = productStateOf(flags)
  if (state === 'deleted') return []
  if (state !== 'onSale' && state !== 'warehouse') return [tab[state]]
  const tabs: ProductTab[] = [tab[state]]
  if (stock <= 0) tabs.push(tab.soldOut)
  if (stock <= Math.max(0, alertStock)) tabs.push(tab.lowStock)
  return tabs
}

const rowOnShelf = [row.detail, row.edit, row.stock, row.ledger, row.copy]
const rowOffShelf = [row.edit, row.reviewFree, row.detail, row.ledger, row.copy, row.recycle]

const both = (actions: readonly ProductRowAction[]) => [actions, actions] as const

/** `[on the shelf, off the shelf]` */
const rowActions: Record<ProductTab, readonly [readonly ProductRowAction[], readonly ProductRowAction[]]> = {
  [tab.onSale]: both(rowOnShelf),
  [tab.warehouse]: both(rowOffShelf),
  [tab.soldOut]: [rowOnShelf, rowOffShelf],
  [tab.lowStock]: [rowOnShelf, rowOffShelf],
  [tab.recycled]: both([row.detail, row.restore, row.delete]),
  [tab.inReview]: both([row.detail, row.ledger, row.copy, row.recycle]),
  [tab.refused]: both([row.detail, row.edit, row.ledger, row.copy, row.recycle]),
  [tab.draft]: both([row.submit, row.edit, row.detail, row.ledger, row.copy, row.recycle]),
}

/** What a row offers, most used first. */
export const productActionsIn = (place: ProductTab, flags: Pick<ProductFlags, 'isShow'>): readonly ProductRowAction[] =>
  rowActions[place][flags.isShow ? 0 : 1]

/** What the batch bar of a tab offers. */
export const batchActionsIn: Readonly<Record<ProductTab, readonly ProductBatchAction[]>> = {
  [tab.onSale]: [batch.down],
  [tab.warehouse]: [batch.up, batch.recycle],
  [tab.soldOut]: [batch.up, batch.down],
  [tab.lowStock]: [batch.up, batch.down],
  [tab.recycled]: [batch.restore, batch.delete],
  [tab.inReview]: [batch.recycle],
  [tab.refused]: [batch.recycle],
  [tab.draft]: [batch.submit, batch.recycle],
}
