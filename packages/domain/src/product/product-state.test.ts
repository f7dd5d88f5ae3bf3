import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditStatus, productTab } from './product-codes.ts'
import { productStateOf, type ProductFlags, type ProductState } from './product-flags.ts'
import type { ProductPart } from './product-parts.ts'
import { nextProduct, whyNotProduct, type ProductAction, batchBlocks, whyNotBatch } from './product-state.ts'
import { batchActionsIn, productActionsIn, tabsOf } from './product-tabs.ts'

const { exempt, waiting, passed, refused } = auditStatus.is
const plain: ProductFlags = { isShow: false, isAudit: false, auditStatus: passed, isRecycle: false, isDel: false }
const inState: Record<ProductState, ProductFlags> = {
  draft: { ...plain, auditStatus: waiting },
  inReview: { ...plain, auditStatus: waiting, isAudit: true },
  refused: { ...plain, auditStatus: refused },
  warehouse: plain,
  onSale: { ...plain, isShow: true },
  recycled: { ...plain, isRecycle: true },
  deleted: { ...plain, isRecycle: true, isDel: true },
}
const shop = { productSwitch: true, storeOpen: true }

/** The state or the code of the refusal. */
const outcome = (flags: ProductFlags | undefined, action: ProductAction, context = {}) => {
  const next = nextProduct(flags, action, { ...shop, ...context })
  return next.flags ? productStateOf(next.flags) : next.refusal.code
}

test.each(Object.entries(inState))('%s is read from its flags', (state, flags) => {
  expect(productStateOf(flags)).toBe(state)
})

const states: ProductState[] = ['draft', 'inReview', 'refused', 'warehouse', 'onSale', 'recycled', 'deleted']

test.each<[ProductAction, (ProductState | number)[]]>([
  ['update', ['draft', 6107, 'draft', 'draft', 6106, 6105, 6105]],
  ['submit', ['inReview', 6107, 6104, 6104, 6104, 6103, 6105]],
  ['pass', [6104, 'warehouse', 6104, 6104, 6104, 6104, 6105]],
  ['refuse', [6104, 'refused', 6104, 6104, 6104, 6104, 6105]],
  ['up', [6104, 6107, 6104, 'onSale', 'onSale', 6103, 6105]],
  ['down', ['draft', 'inReview', 'refused', 'warehouse', 'warehouse', 'recycled', 6105]],
  ['recycle', ['recycled', 'recycled', 'recycled', 'recycled', 'recycled', 6103, 6105]],
  ['restore', [1000, 1000, 1000, 1000, 1000, 'warehouse', 6105]],
  ['delete', [1000, 1000, 1000, 1000, 1000, 'deleted', 6105]],
  ['forceOffSale', ['draft', 'draft', 'draft', 'draft', 'draft', 'recycled', 6105]],
  ['quickStockAdd', ['draft', 6107, 'refused', 'warehouse', 'onSale', 'recycled', 6105]],
  ['reviewFreeEdit', ['draft', 6107, 'refused', 'warehouse', 6106, 6103, 6105]],
  ['replacePicture', ['draft', 6107, 'refused', 1000, 1000, 6103, 6105]],
  ['closeStore', ['draft', 'inReview', 'refused', 'warehouse', 'warehouse', 'recycled', 6105]],
])(`%s from ${states.join(', ')}: %j`, (action, expected) => {
  expect(states.map((state) => outcome(inState[state], action))).toEqual(expected)
})

test.each<[string, ProductFlags | undefined, ProductAction, object, ProductState | number]>([
  ['a new one waits for being submitted', undefined, 'save', {}, 'draft'],
  ['a new one is submitted at once', undefined, 'save', { isAutoSubmitAudit: true, isAutoUp: true }, 'inReview'],
  ['an exempt one goes to the warehouse', undefined, 'save', { productSwitch: false }, 'warehouse'],
  ['an exempt one goes on sale', undefined, 'save', { productSwitch: false, isAutoUp: true }, 'onSale'],
  ['not in a closed shop', undefined, 'save', { productSwitch: false, isAutoUp: true, storeOpen: false }, 'warehouse'],
  ['an edit is submitted at once', plain, 'update', { isAutoSubmitAudit: true }, 'inReview'],
  ['a passed one is reviewed even when exempt now', plain, 'update', { productSwitch: false, isAutoUp: true }, 'draft'],
  ['no submission without review', plain, 'update', { productSwitch: false, isAutoSubmitAudit: true }, 'draft'],
  ['a pass puts it on sale', inState.inReview, 'pass', { isAutoUp: true }, 'onSale'],
  ['not in a closed shop', inState.inReview, 'pass', { isAutoUp: true, storeOpen: false }, 'warehouse'],
  [
    'an exempt one keeps its place with another picture',
    { ...inState.onSale, auditStatus: exempt },
    'replacePicture',
    { productSwitch: false },
    'onSale',
  ],
  ['nothing goes up in a closed shop', plain, 'up', { storeOpen: false }, 4103],
  ['nothing happens to nothing', undefined, 'up', {}, 6102],
])('%s', (_, flags, action, context, expected) => {
  expect(outcome(flags, action, context)).toBe(expected)
})

const reviewless = { productSwitch: false, missing: [] }
const half: ProductFlags = { ...plain, auditStatus: waiting, missing: ['tempId', 'skuPrice'] }
const lacks = { missing: half.missing }
test.each<[string, ProductFlags | undefined, ProductAction, object, ProductState | number]>([
  ['a new half product is a draft', undefined, 'save', lacks, 'draft'],
  ['… without review too', undefined, 'save', { ...reviewless, ...lacks }, 'draft'],
  ['… and is not submitted', undefined, 'save', { ...lacks, isAutoSubmitAudit: true }, 1000],
  ['… nor put on sale', undefined, 'save', { ...reviewless, ...lacks, isAutoUp: true }, 1000],
  ['half a product is not submitted', half, 'submit', {}, 1000],
  ['half a product is not put on sale', half, 'up', {}, 1000],
  ['nor are its prices changed without a review', half, 'reviewFreeEdit', {}, 1000],
  [
    'what is on sale is not halved',
    { ...inState.onSale, auditStatus: exempt },
    'update',
    { ...reviewless, ...lacks },
    1000,
  ],
  ['an approved one may be halved', plain, 'update', lacks, 'draft'],
  ['on sale without review it stays there', { ...inState.onSale, auditStatus: exempt }, 'update', reviewless, 'onSale'],
  ['on sale with review it stays as it is until somebody agrees', inState.onSale, 'update', {}, 6106],
  ['… and is a draft then', inState.onSale, 'update', { isAutoDown: true }, 'draft'],
  ['… or submitted', inState.onSale, 'update', { isAutoDown: true, isAutoSubmitAudit: true }, 'inReview'],
  [
    '… although the shop is exempt by now',
    inState.onSale,
    'update',
    { ...reviewless, isAutoDown: true, isAutoSubmitAudit: true },
    'inReview',
  ],
])('%s', (_, flags, action, context, expected) => {
  expect(outcome(flags, action, context)).toBe(expected)
})

test('half a product of an exempt shop needs no review once it is whole, unless the platform took it down meanwhile', () => {
  const context = { ...shop, ...reviewless }
  const draft = nextProduct(undefined, 'save', { ...context, ...lacks }).flags
  expect(outcome(draft, 'update', context)).toBe('warehouse')
  expect(outcome(draft, 'update', { ...context, isAutoUp: true })).toBe('onSale')
  expect(outcome(draft, 'update', { ...context, productSwitch: true })).toBe('draft')
  expect(outcome(nextProduct(draft, 'forceOffSale', context).flags, 'update', context)).toBe('draft')
  const halved = nextProduct({ ...plain, auditStatus: exempt }, 'update', { ...context, ...lacks }).flags
  expect(outcome(halved, 'update', context)).toBe('warehouse')
})

test('half a product is refused with what it lacks', () => {
  expect(whyNotProduct(half, 'up', shop)).toBe('商品资料不完整，还缺：运费模板、售价')
})

test('exempt products stay exempt in an exempt shop, and a pass there exempts', () => {
  const context = { productSwitch: false, storeOpen: true, isAutoUp: true }
  const edited = nextProduct({ ...plain, auditStatus: exempt }, 'update', context)
  expect(edited.flags).toMatchObject({ ...plain, auditStatus: exempt, isShow: true })
  expect(nextProduct(inState.inReview, 'pass', context).flags?.auditStatus).toBe(exempt)
  expect(nextProduct(inState.inReview, 'pass', { ...context, productSwitch: true }).flags?.auditStatus).toBe(passed)
})

test('the bin takes a product off the shelf and out of the review, and gives it back for submission', () => {
  const binned = nextProduct(inState.inReview, 'recycle', shop).flags
  expect(binned).toEqual({ ...plain, auditStatus: waiting, isRecycle: true })
  expect(outcome(binned, 'restore')).toBe('draft')
  expect(nextProduct(inState.onSale, 'recycle', shop).flags?.isShow).toBe(false)
})

test('a button says what the server would', () => {
  expect(whyNotProduct(inState.inReview, 'update', shop)).toBe('商品审核中')
  expect(whyNotProduct(inState.warehouse, 'delete', shop)).toBe('商品不在回收站')
  expect(whyNotProduct(inState.warehouse, 'up', shop)).toBeUndefined()
})

test('no history leads to a product that is shown unreviewed, half, in the bin or in the queue', () => {
  const flag = fc.boolean()
  const missing = fc.constantFrom<ProductPart[]>([], ['tempId'])
  const intent = { isAutoUp: flag, isAutoSubmitAudit: flag, isAutoDown: flag }
  const context = fc.record({ productSwitch: flag, storeOpen: flag, missing, ...intent })
  const actions: ProductAction[] = ['update', 'submit', 'pass', 'refuse', 'up', 'down', 'recycle', 'restore']
  const action = fc.constantFrom<ProductAction>(...actions, 'delete', 'forceOffSale', 'closeStore')
  const isSound = ({ isShow, isAudit, isRecycle, auditStatus: audit, missing: lacking = [] }: ProductFlags) =>
    (lacking.length === 0 || (audit === waiting && !isShow && !isAudit)) &&
    (!isShow || ((audit === exempt || audit === passed) && !isRecycle && !isAudit)) &&
    (!isAudit || (audit === waiting && !isRecycle))
  fc.assert(
    fc.property(context, fc.array(fc.tuple(action, context)), (start, steps) => {
      let flags = nextProduct(undefined, 'save', start).flags
      if (!flags) return start.missing.length > 0
      return steps.every(([step, at]) => {
        flags = nextProduct(flags, step, at).flags ?? flags
        return flags !== undefined && isSound(flags)
      })
    }),
  )
})

describe('a batch', () => {
  const open = { productSwitch: true, storeOpen: true }
  const closed = { ...open, storeOpen: false }
  const { warehouse, draft, inReview: reviewed } = inState

  test('is blocked with the reasons of its rows where nothing could be done', () => {
    expect(whyNotBatch([warehouse, warehouse], 'up', closed)).toBe('商户开关未开启')
    expect(whyNotBatch([draft, reviewed, reviewed], 'up', open)).toBe('商品审核中；商品审核状态异常')
    expect(whyNotBatch([draft, warehouse], 'up', open)).toBeUndefined()
    expect(whyNotBatch([], 'up', closed)).toBeUndefined()
  })

  test('over all results is blocked by what holds for every product', () => {
    expect(whyNotBatch([draft], 'up', closed, { isAll: true })).toBe('商户开关未开启')
    expect(whyNotBatch([draft], 'up', open, { isAll: true })).toBeUndefined()
    expect(whyNotBatch([draft], 'submit', closed, { isAll: true })).toBeUndefined()
  })

  test('tells how many it leaves alone', () => {
    expect(batchBlocks([draft, warehouse, reviewed, reviewed], 'up', open)).toEqual([
      { reason: '商品审核中', count: 2 },
      { reason: '商品审核状态异常', count: 1 },
    ])
  })
})

describe('the tabs', () => {
  test.each<[ProductState, number, number[]]>([
    ['onSale', 11, [1]],
    ['onSale', 10, [1, 4]],
    ['warehouse', 0, [2, 3, 4]],
    ['draft', 0, [8]],
    ['inReview', 0, [6]],
    ['refused', 0, [7]],
    ['recycled', 0, [5]],
    ['deleted', 0, []],
  ])('%s with %i in stock: %j', (state, stock, tabs) => expect(tabsOf(inState[state], stock, 10)).toEqual(tabs))

  test('offer what the shelf allows', () => {
    expect(productActionsIn(productTab.is.soldOut, inState.onSale)).toEqual([
      'detail',
      'edit',
      'stock',
      'timed',
      'ledger',
      'coupons',
      'copy',
    ])
    expect(productActionsIn(productTab.is.soldOut, plain)).toEqual([
      'edit',
      'reviewFree',
      'detail',
      'timed',
      'ledger',
      'coupons',
      'copy',
      'recycle',
    ])
    expect(productActionsIn(productTab.is.recycled, plain)).toEqual(['detail', 'restore', 'delete'])
    expect(productActionsIn(productTab.is.all, inState.inReview)).toEqual(['detail', 'ledger', 'copy', 'recycle'])
    expect(productActionsIn(productTab.is.all, inState.recycled)).toEqual(['detail', 'restore', 'delete'])
    expect(productTab.codes.map((tab) => batchActionsIn[tab].join())).toEqual([
      'up,down,submit,recycle',
      'down',
      'up,recycle',
      'up,down',
      'up,down',
      'restore,delete',
      'recycle',
      'recycle',
      'submit,recycle',
    ])
  })
})
