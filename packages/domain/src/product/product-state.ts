import {
  auditStatus,
  productBatchAction,
  productRowAction,
  productTab,
  type AuditStatus,
  type CountedTab,
  type ProductBatchAction,
  type ProductRowAction,
  type ProductTab,
} from './product-codes.ts'

/** Why a product may not do something, with the business code of the wire (sheet of products, 2.10). */
export interface ProductRefusal {
  readonly code: number
  readonly message: string
}

export const productRefusal = {
  missing: { code: 6102, message: '商品不存在' },
  recycled: { code: 6103, message: '商品已进入回收站' },
  auditStatus: { code: 6104, message: '商品审核状态异常' },
  deleted: { code: 6105, message: '商品已经删除' },
  onShelf: { code: 6106, message: '商品已上架' },
  inReview: { code: 6107, message: '商品审核中' },
  storeClosed: { code: 4103, message: '商户开关未开启' },
  /** A business rule without a code of its own. */
  notRecycled: { code: 1000, message: '商品不在回收站' },
} as const satisfies Record<string, ProductRefusal>

/** What is stored; `isAudit` = submitted and in the platform's queue. */
export interface ProductFlags {
  readonly isShow: boolean
  readonly isAudit: boolean
  readonly auditStatus: AuditStatus
  readonly isRecycle: boolean
  readonly isDel: boolean
}

export type ProductState = 'draft' | 'inReview' | 'refused' | 'warehouse' | 'onSale' | 'recycled' | 'deleted'

/** What the merchant's settings and the call say besides the product itself. */
export interface ProductContext {
  /** Whether products of this merchant need the platform's review. */
  readonly productSwitch: boolean
  readonly storeOpen: boolean
  readonly isAutoUp?: boolean | undefined
  readonly isAutoSubmitAudit?: boolean | undefined
}

export function productStateOf(flags: ProductFlags): ProductState {
  if (flags.isDel) return 'deleted'
  if (flags.isRecycle) return 'recycled'
  if (flags.auditStatus === auditStatus.is.waiting) return flags.isAudit ? 'inReview' : 'draft'
  if (flags.auditStatus === auditStatus.is.refused) return 'refused'
  return flags.isShow ? 'onSale' : 'warehouse'
}

interface Transition {
  /** The states in which the action is refused. `deleted` is always one of them. */
  readonly refused: Partial<Record<ProductState, ProductRefusal>>
  readonly whyNot?: (context: ProductContext) => ProductRefusal | undefined
  readonly to: (flags: ProductFlags, context: ProductContext) => Partial<ProductFlags>
}

const { exempt, waiting, passed, refused } = auditStatus.is
const { recycled, inReview, onShelf, storeClosed, notRecycled } = productRefusal
const goesUp = ({ isAutoUp = false, storeOpen }: ProductContext) => isAutoUp && storeOpen

const exempted = (context: ProductContext) => ({ auditStatus: exempt, isAudit: false, isShow: goesUp(context) })
const waitingFor = ({ productSwitch, isAutoSubmitAudit = false }: ProductContext) => ({
  auditStatus: waiting,
  isAudit: productSwitch && isAutoSubmitAudit,
  isShow: false,
})

const statesExcept = (allowed: readonly ProductState[], refusal: ProductRefusal) =>
  Object.fromEntries(
    (['draft', 'inReview', 'refused', 'warehouse', 'onSale', 'recycled'] as const)
      .filter((state) => !allowed.includes(state))
      .map((state) => [state, refusal]),
  )

/** What staff, the platform and the shop's switch do to a product (sheet of products, 3.1). */
const transitions = {
  update: {
    refused: { recycled: productRefusal.deleted, onSale: onShelf, inReview },
    // Only an exempt product of a merchant that is still exempt stays out of the review.
    to: (flags, context) =>
      !context.productSwitch && flags.auditStatus === exempt ? exempted(context) : waitingFor(context),
  },
  submit: {
    refused: { ...statesExcept(['draft'], productRefusal.auditStatus), recycled, inReview },
    to: () => ({ isAudit: true }),
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
  forceOffSale: { refused: {}, to: () => ({ auditStatus: waiting, isAudit: false, isShow: false }) },
  quickStockAdd: { refused: { inReview }, to: () => ({}) },
  reviewFreeEdit: { refused: { recycled, onSale: onShelf, inReview }, to: () => ({}) },
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
    const start = context.productSwitch ? waitingFor(context) : exempted(context)
    return { flags: { ...start, isRecycle: false, isDel: false } }
  }
  if (!flags) return { refusal: productRefusal.missing }
  const state = productStateOf(flags)
  const { refused: refusedIn, whyNot, to }: Transition = transitions[action]
  const refusal = state === 'deleted' ? productRefusal.deleted : (refusedIn[state] ?? whyNot?.(context))
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

/** The tab of its state; of what is deleted none. */
export function stateTab(
  flags: ProductFlags,
): Exclude<CountedTab, typeof tab.soldOut | typeof tab.lowStock> | undefined {
  const state = productStateOf(flags)
  return state === 'deleted' ? undefined : tab[state]
}

const rowOnShelf = [row.detail, row.edit, row.stock, row.ledger, row.copy]
const rowOffShelf = [row.edit, row.reviewFree, row.detail, row.ledger, row.copy, row.recycle]

const both = (actions: readonly ProductRowAction[]) => [actions, actions] as const

/** `[on the shelf, off the shelf]`; editing a product on the shelf takes it down first. */
const rowActions: Record<
  Exclude<ProductTab, typeof tab.all>,
  readonly [readonly ProductRowAction[], readonly ProductRowAction[]]
> = {
  [tab.onSale]: both(rowOnShelf),
  [tab.warehouse]: both(rowOffShelf),
  [tab.soldOut]: [rowOnShelf, rowOffShelf],
  [tab.lowStock]: [rowOnShelf, rowOffShelf],
  [tab.recycled]: both([row.detail, row.restore, row.delete]),
  [tab.inReview]: both([row.detail, row.ledger, row.copy, row.recycle]),
  [tab.refused]: both([row.detail, row.edit, row.ledger, row.copy, row.recycle]),
  [tab.draft]: both([row.submit, row.edit, row.detail, row.ledger, row.copy, row.recycle]),
}

/** What a row offers, most used first; among all products what it would offer in its own tab. */
export function productActionsIn(place: ProductTab, flags: ProductFlags): readonly ProductRowAction[] {
  if (place !== tab.all) return rowActions[place][flags.isShow ? 0 : 1]
  const own = stateTab(flags)
  return own === undefined ? [] : productActionsIn(own, flags)
}

/** What the batch bar of a tab offers. */
export const batchActionsIn: Readonly<Record<ProductTab, readonly ProductBatchAction[]>> = {
  [tab.all]: [batch.up, batch.down, batch.submit, batch.recycle],
  [tab.onSale]: [batch.down],
  [tab.warehouse]: [batch.up, batch.recycle],
  [tab.soldOut]: [batch.up, batch.down],
  [tab.lowStock]: [batch.up, batch.down],
  [tab.recycled]: [batch.restore, batch.delete],
  [tab.inReview]: [batch.recycle],
  [tab.refused]: [batch.recycle],
  [tab.draft]: [batch.submit, batch.recycle],
}
