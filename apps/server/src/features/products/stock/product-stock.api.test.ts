import { type ProductDetail, productApi } from '@zhanggui/contract/goods/product'
import type { ProductDraft } from '@zhanggui/contract/goods/product-draft'
import { toFen } from '@zhanggui/domain/kernel/money'
import { auditStatus } from '@zhanggui/domain/product/product-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { releaseStock, reserveStock } from '#features/products/public'
import type { WriteContext } from '#platform/transactions'
import { changesOf } from '#test/read/log.sql'
import { ledgerOf, stockTotals } from '#test/read/product.sql'
import { inShop } from '#test/make/order'
import { fourSkus, makeProductDraft, putState, setShop, skuDraft } from '#test/make/product-draft.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { makeStoreCategory } from '#test/make/store-category.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
let shop: Shop
let token: string

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
  await setShop(app, shop, { needsReview: false })
})

const info = async (id: number) => (await app.call(productApi.info, { id }, { token })).data
async function saved(more: Partial<ProductDraft> = {}): Promise<ProductDetail> {
  const { data } = await app.call(productApi.save, await makeProductDraft(app, shop, more), { token })
  return info(data.id)
}

interface Line {
  readonly productId: number
  readonly skuId: number
  readonly quantity: number
}

/** As an order does it: queued, and rolled back if the reservation fails. */
async function order(move: typeof reserveStock, orderNo: string, lines: readonly Line[]): Promise<boolean> {
  const moveAll = async ({ db, now }: WriteContext) => {
    if (!(await move(db, now, orderNo, lines))) throw new Error('too little')
    return true
  }
  try {
    return await app.platform.callQueue.run(shop.merId, () => inShop(app, shop, moveAll))
  } catch (error) {
    if (error instanceof Error && error.message === 'too little') return false
    throw error
  }
}
const line = ({ id, attrValue }: ProductDetail, quantity: number, index = 0): Line => ({
  productId: id,
  skuId: attrValue[index]?.id ?? 0,
  quantity,
})

describe('an order', () => {
  test('takes stock and gives it back, with its number in the ledger', async () => {
    const product = await saved()
    expect(await order(reserveStock, 'NO1', [line(product, 3), line(product, 1)])).toBe(true)
    expect(await info(product.id)).toMatchObject({ stock: 6, sales: 4, attrValue: [{ stock: 6, sales: 4 }] })
    expect(await order(releaseStock, 'NO1', [line(product, 4)])).toBe(true)
    expect(await info(product.id)).toMatchObject({ stock: 10, sales: 0 })
    expect((await ledgerOf(app, shop, product.id)).slice(1)).toMatchObject([
      { reason: 5, delta: -4, before: 10, after: 6, order_no: 'NO1', admin_id: 0 },
      { reason: 6, delta: 4, before: 6, after: 10, order_no: 'NO1' },
    ])
  })

  test('gets all lines or none', async () => {
    const [plenty, few] = [await saved(), await saved({ attrValue: [skuDraft({ 规格: '默认' }, { stock: 1 })] })]
    expect(await order(reserveStock, 'NO2', [line(plenty, 1), line(few, 2)])).toBe(false)
    expect(await info(plenty.id)).toMatchObject({ stock: 10, sales: 0 })
    expect(await order(reserveStock, 'NO2', [{ ...line(plenty, 1), skuId: few.attrValue[0]?.id ?? 0 }])).toBe(false)
  })

  test('sells out: the last piece once', async () => {
    const product = await saved()
    const results = await Promise.all(
      Array.from({ length: 15 }, (_, index) => order(reserveStock, `R${index}`, [line(product, 1)])),
    )
    expect(results.filter(Boolean)).toHaveLength(10)
    expect(await info(product.id)).toMatchObject({ stock: 0, sales: 10 })
  })

  test('cannot take what was dropped; what comes back of it is counted as unsold, not as stock', async () => {
    const product = await saved(fourSkus())
    const sold = line(product, 2)
    await order(reserveStock, 'NO3', [sold])
    const skuChanges = { put: [], removed: [sold.skuId] }
    await app.call(
      productApi.update,
      { id: product.id, skuChanges, isAutoUp: false, isAutoSubmitAudit: false },
      { token },
    )
    expect(await order(reserveStock, 'NO4', [sold])).toBe(false)
    expect(await order(releaseStock, 'NO3', [sold])).toBe(true)
    expect(await info(product.id)).toMatchObject({ stock: 30, sales: 0 })
    expect(await stockTotals(app, shop, product.id)).toEqual({ total: 30, skus: 30, ledger: 30, astray: 0 })
  })

  test('of several products in any order never deadlock', async () => {
    const products = [await saved(fourSkus()), await saved(fourSkus()), await saved(fourSkus())]
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const lines = products.map((product, place) => line(product, 1, (index + place) % 4))
        return order(reserveStock, `C${index}`, index % 2 === 0 ? lines : lines.toReversed())
      }),
    )
    expect(results).toEqual(Array(30).fill(true))
    for (const { id } of products)
      expect(await stockTotals(app, shop, id)).toMatchObject({ total: 10, skus: 10, astray: 0 })
  })
})

describe('more stock', () => {
  const add = (id: number, attrValueList: { id: number; stock: number }[]) =>
    app.call(productApi.addStock, { id, attrValueList }, { token })

  test('is added in every state but the review, and told', async () => {
    const product = await saved(fourSkus())
    await putState(app, shop, product.id, { isShow: true })
    const [first, second] = product.attrValue
    expect(
      (
        await add(product.id, [
          { id: first?.id ?? 0, stock: 7 },
          { id: second?.id ?? 0, stock: 0 },
        ])
      ).code,
    ).toBe(200)
    expect(await info(product.id)).toMatchObject({
      stock: 47,
      isShow: true,
      attrValue: [{ stock: 17 }, { stock: 10 }, {}, {}],
    })
    expect(await changesOf(app, shop)).toEqual([{ field: '红,S 库存', before: '10', after: '17' }])
  })

  test.each<[string, (ids: readonly [number, number]) => { id: number; stock: number }[], string]>([
    [
      'one SKU twice',
      ([own]) => [
        { id: own, stock: 1 },
        { id: own, stock: 2 },
      ],
      '有重复的规格',
    ],
    ['a foreign SKU', ([, foreign]) => [{ id: foreign, stock: 1 }], '规格数据异常，请刷新后再试'],
  ])('is refused: %s', async (_, list, message) => {
    const [product, other] = [await saved(), await saved()]
    const ids = [product.attrValue[0]?.id ?? 0, other.attrValue[0]?.id ?? 0] as const
    expect(await add(product.id, list(ids))).toMatchObject({ code: 1000, message })
  })
})

describe('an edit without a new review', () => {
  const edit = ({ id, attrValue, cateId }: ProductDetail, more: object = {}) => {
    const rows = attrValue.map((sku) => ({
      id: sku.id,
      price: toFen(777),
      stock: sku.stock + 1,
      loadedStock: sku.stock,
    }))
    return app.call(productApi.editFreely, { id, cateId, attrValue: rows, ...more }, { token })
  }

  test('leaves an approved product approved', async () => {
    const product = await saved(fourSkus())
    await putState(app, shop, product.id, { audit: auditStatus.is.passed })
    const cateId = [await makeStoreCategory(app, shop, { name: '新茶' })]
    expect((await edit(product, { cateId })).code).toBe(200)
    expect(await info(product.id)).toMatchObject({ auditStatus: 2, cateId, stock: 44, version: 2 })
    const changes = await changesOf(app, shop)
    expect(changes).toContainEqual(expect.objectContaining({ field: '商户商品分类', after: '新茶' }))
    expect(changes).toContainEqual({ field: '蓝,M 售价', before: '10.00', after: '7.77' })
    expect(changes).toContainEqual({ field: '蓝,M 库存', before: '10', after: '11' })
  })

  test.each([
    ['on sale', { isShow: true }, 6106, '商品已上架'],
    ['in review', { audit: auditStatus.is.waiting, isAudit: true }, 6107, '商品审核中'],
    ['in the bin', { isRecycle: true }, 6103, '商品已进入回收站'],
  ])('is refused %s', async (_, state, code, message) => {
    const product = await saved()
    await putState(app, shop, product.id, state)
    expect(await edit(product)).toMatchObject({ code, message })
  })

  test('names every SKU of the product, once, and no other', async () => {
    const [product, other] = [await saved(fourSkus()), await saved()]
    const rows = product.attrValue.map(({ id, price, stock }) => ({ id, price, stock }))
    const strange = { ...rows[0], id: other.attrValue[0]?.id ?? 0, price: toFen(1), stock: 1 }
    for (const attrValue of [rows.slice(1), [...rows.slice(1), strange], [...rows, strange]]) {
      expect(await edit(product, { attrValue })).toMatchObject({ code: 1000, message: '规格数量不一致' })
    }
    const foreign = [await makeStoreCategory(app, await makeShop(app))]
    expect(await edit(product, { cateId: foreign })).toMatchObject({ code: 6203 })
    expect(await edit(product, { version: 99 })).toMatchObject({ code: 409 })
  })
})

test('two hundred movements at once: ledger, SKUs and total agree to the unit', async () => {
  const product = await saved(fourSkus({ stock: 100 }))
  /** Whoever is asked to come again later has changed nothing: on a slow database the row has too many waiting for it. */
  const changeOf: Readonly<Record<number, (change: number) => number>> = { 200: (change) => change, 503: () => 0 }
  const call = async (answer: Promise<{ code: number }>, change: number) =>
    changeOf[(await answer).code]?.(change) ?? NaN
  const sell = async (isDone: Promise<boolean>, change: number) => ((await isDone) ? change : NaN)
  /** Each returns what it added to the total. */
  const kinds: readonly ((n: number) => Promise<number>)[] = [
    (n) => sell(order(reserveStock, `W${n}`, [line(product, 1 + (n % 3), n % 4)]), -1 - (n % 3)),
    (n) => sell(order(releaseStock, `W${n}`, [line(product, 1, (n + 1) % 4)]), 1),
    (n) => {
      const { productId: id, skuId } = line(product, 1, n % 4)
      return call(app.call(productApi.addStock, { id, attrValueList: [{ id: skuId, stock: 2 }] }, { token }), 2)
    },
    (n) => {
      // The form loaded 100 long ago and takes one away.
      const sku = product.attrValue[n % 4]
      const values = sku?.values ?? {}
      const put = [skuDraft(values, { id: sku?.id ?? 0, stock: 99, loadedStock: 100 })]
      const change = { id: product.id, skuChanges: { put, removed: [] }, isAutoUp: false, isAutoSubmitAudit: false }
      return call(app.call(productApi.update, change, { token }), -1)
    },
    (n) => {
      const attrValue = product.attrValue.map(({ id, price }, index) => ({
        id,
        price,
        stock: index === n % 4 ? 103 : 100,
        loadedStock: 100,
      }))
      return call(app.call(productApi.editFreely, { id: product.id, cateId: product.cateId, attrValue }, { token }), 3)
    },
  ]
  const moves = await Promise.all(Array.from({ length: 200 }, async (_, n) => kinds[n % kinds.length]?.(n) ?? NaN))
  expect(moves.filter((change) => change !== 0).length).toBeGreaterThan(100)
  const total = moves.reduce((sum, change) => sum + change, 400)
  expect(await stockTotals(app, shop, product.id)).toEqual({ total, skus: total, ledger: total, astray: 0 })
})
