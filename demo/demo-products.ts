import { toFen } from '@zhanggui/domain/kernel/money'
import { auditStatus, productType } from '@zhanggui/domain/product/product-codes'
import { computeSummary } from '@zhanggui/domain/product/product-summary'
import { combinationsOf, single, skuText, type Spec, valuesIn } from '@zhanggui/domain/product/sku/sku-rules'
import { inMerchant } from '../apps/server/src/platform/db/merchant-db.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { findIcons } from './demo-catalogue.sql.ts'
import { type DemoFamily, demoGoods, largestSpecs } from './demo-goods.ts'
import { LOW_STOCK } from './demo-merchants.ts'
import { type DemoProduct, type DemoSku, findNames, insertProducts } from './demo-products.sql.ts'
import { insertPhrases, insertReviews } from './demo-reviews.sql.ts'

type Flags = Pick<DemoProduct, 'is_shown' | 'audit_status' | 'is_in_review' | 'is_recycled' | 'refusal'>

const { passed, waiting, refused } = auditStatus.is
const approved = { is_shown: false, audit_status: passed, is_in_review: false, is_recycled: false, refusal: '' }
const onSale = { ...approved, is_shown: true }
const states = {
  onSale,
  warehouse: approved,
  recycled: { ...approved, is_recycled: true },
  inReview: { ...approved, audit_status: waiting, is_in_review: true },
  refused: { ...approved, audit_status: refused, refusal: '主图含有联系方式，请更换后重新提交' },
  draft: { ...approved, audit_status: waiting },
} satisfies Record<string, Flags>

interface Variant {
  readonly flags: Flags
  readonly stock: 'plenty' | 'none' | 'few'
}
const plenty = (flags: Flags, count: number): Variant[] =>
  Array.from({ length: count }, () => ({ flags, stock: 'plenty' }))

/** Products take these states in turn. */
const variants: readonly Variant[] = [
  ...plenty(states.onSale, 9),
  ...plenty(states.warehouse, 3),
  { flags: states.onSale, stock: 'none' },
  { flags: states.onSale, stock: 'few' },
  { flags: states.warehouse, stock: 'few' },
  ...plenty(states.recycled, 1),
  ...plenty(states.inReview, 1),
  ...plenty(states.refused, 1),
  ...plenty(states.draft, 2),
]

/** A closed shop sells nothing. */
const inShop = (flags: Flags, isOpen: boolean): Flags => (isOpen ? flags : { ...flags, is_shown: false })

/** Ids of the demo's rows follow from their place; those below 1000 are never handed out otherwise. */
const FIRST_ID = 500
const HOUR = 3_600_000

/** The products of a demo shop in every state, one of them with 2 000 SKUs, and what buyers say about them. */
export async function seedProducts(platform: Platform, { id: merId, isOpen }: { id: number; isOpen: boolean }) {
  const families = demoGoods[merId] ?? []
  const now = platform.clock()
  const planned = families.flatMap((family) =>
    family.names.flatMap((name, place) => family.styles.map((style) => ({ family, name: `${name} ${style}`, place }))),
  )
  await inMerchant(platform.pool, merId, 'write', async (db) => {
    const known = await findNames(db)
    const pictures = await findIcons(db)
    const products: DemoProduct[] = []
    for (const [index, { family, name, place }] of planned.entries()) {
      const usual = { flags: onSale, stock: 'plenty' } as const
      const { flags, stock } = family.isVirtual ? usual : (variants[(index * 7) % variants.length] ?? usual)
      const isLargest = name === '中秋茶礼 自选搭配'
      const specs = isLargest ? largestSpecs : index % 3 === 0 ? [single] : family.specs
      const shown = picturesOf(family, place, pictures)
      const skus = await skusOf(platform, { family, specs, stock: isLargest ? 'plenty' : stock, shown, index })
      products.push({
        ...productOf(family, { name, index, specs, shown, skus }),
        ...(isLargest ? states.warehouse : inShop(flags, isOpen)),
        store_category_id: known.categories.get(family.storeCategory) ?? 0,
        shipping_template_id: family.isVirtual ? null : (known.templates.get(family.template) ?? 0),
        created_at: new Date(now.getTime() - (planned.length - index) * HOUR),
      })
    }
    await insertProducts(db, products)
    await insertReviews(db, reviewed(products), now)
    await insertPhrases(db, now)
  })
}

const reviewed = (products: readonly DemoProduct[]) => products.filter(({ is_shown, sales }) => is_shown && sales > 0)

function picturesOf({ pictures }: DemoFamily, place: number, library: ReadonlyMap<string, string>): string[] {
  const titles = [0, 1, 2].map((turn) => pictures[(place + turn) % pictures.length] ?? '')
  return [...new Set(titles)].flatMap((title) => library.get(title) ?? [])
}

interface SkuPlan {
  readonly family: DemoFamily
  readonly specs: readonly Spec[]
  readonly stock: Variant['stock']
  readonly shown: readonly string[]
  readonly index: number
}

async function skusOf({ newId }: Platform, { family, specs, stock, shown, index }: SkuPlan): Promise<DemoSku[]> {
  const skus: DemoSku[] = []
  for (const [position, values] of combinationsOf(specs).entries()) {
    const price = toFen(Math.round(family.price * 100 * (1 + (position % 20) * 0.12)))
    const few = position === 0 ? 3 : 0
    skus.push({
      id: await newId(),
      position,
      label: skuText(valuesIn(specs, values)),
      values,
      image: shown[position % shown.length] ?? '',
      price,
      otPrice: toFen(Math.round(price * 1.25)),
      cost: toFen(Math.round(price * 0.55)),
      stock: stock === 'none' ? 0 : stock === 'few' ? few : 20 + ((index * 13 + position * 7) % 180),
      sales: stock === 'none' ? 40 : (index * 11 + position) % 60,
      weight: 150 + position * 50,
      volume: 900 + position * 120,
      barCode: `69${String(index).padStart(4, '0')}${String(position).padStart(4, '0')}`,
    })
  }
  return skus
}

interface Facts {
  readonly name: string
  readonly index: number
  readonly specs: readonly Spec[]
  readonly shown: readonly string[]
  readonly skus: readonly DemoSku[]
}

function productOf(family: DemoFamily, { name, index, specs, shown, skus }: Facts) {
  const { price, otPrice, cost, stock } = computeSummary(skus)
  return {
    id: FIRST_ID + index,
    type: family.isVirtual ? productType.is.virtual : productType.is.ordinary,
    delivery_methods: family.isVirtual ? '' : '1',
    name,
    intro: family.intro,
    keywords: family.keywords,
    cover: shown[0] ?? '',
    slides: shown,
    html: `<h3>${name}</h3><p>${family.intro}</p>${shown.map((path) => `<p><img src="${path}" alt=""></p>`).join('')}`,
    platform_category_id: family.platformCategory,
    brand_id: family.brand,
    unit_name: family.unit,
    guarantees: family.guarantees,
    sort: index % 25 === 0 && !family.isVirtual ? 99 : index % 10,
    is_multi_spec: specs[0] !== single,
    price_fen: price,
    ot_price_fen: otPrice,
    cost_fen: cost,
    stock,
    sales: skus.reduce((sum, sku) => sum + sku.sales, 0),
    is_low: stock <= LOW_STOCK,
    specs,
    skus,
  }
}
