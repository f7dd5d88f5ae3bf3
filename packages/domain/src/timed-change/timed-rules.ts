import { type Fen, formatYuan, toFen } from '../kernel/money.ts'
import { MAX_STOCK } from '../product/sku/stock-rules.ts'
import { type TimedKind, timedKind, type TimedStatus, timedStatus, type TimedWay, timedWay } from './timed-codes.ts'

const MINUTE = 60_000
const MOST_DAYS = 365
const MOST_WAITING = 500
const MOST_PRODUCTS = 1000
const MOST_SKUS = 20_000
const MOST_PERCENT = 1000
/** 999 999.99 yuan, as in the form of a product. */
const MAX_PRICE = 99_999_999

const kind = timedKind.is
const way = timedWay.is

export function whyNotRunAt(runAt: Date, now: Date): string | undefined {
  const ahead = runAt.getTime() - now.getTime()
  if (ahead < MINUTE) return '执行时间至少在 1 分钟之后'
  return ahead > MOST_DAYS * 24 * 60 * MINUTE ? '执行时间不能超过一年' : undefined
}

/** How much may be planned at once, and altogether. */
export const whyNotSoMany = (products: number): string | undefined =>
  products > MOST_PRODUCTS ? `一次最多安排${MOST_PRODUCTS}个商品，请缩小范围` : undefined
export const whyNotSoManySkus = (skus: number): string | undefined =>
  skus > MOST_SKUS ? `一次最多安排${MOST_SKUS}个规格，请减少商品` : undefined
export const whyNotOneMore = (waiting: number): string | undefined =>
  waiting >= MOST_WAITING ? `待执行的定时变更最多${MOST_WAITING}个，请先取消不用的` : undefined

interface SkuTerms {
  readonly id: number
  readonly price?: Fen | undefined
  readonly stock?: number | undefined
}

/** What a change does to figures: those of its kind and way count. */
export interface TimedTerms {
  readonly kind: TimedKind
  readonly way: TimedWay
  readonly price?: Fen | undefined
  readonly percent?: number | undefined
  readonly stock?: number | undefined
  readonly attrValue?: readonly SkuTerms[] | undefined
}

interface Problem {
  readonly field: 'price' | 'percent' | 'stock' | 'way' | 'attrValue'
  readonly message: string
}

const problem = (field: Problem['field'], message: string | undefined): Problem | undefined =>
  message === undefined ? undefined : { field, message }

export const isOfShelf = (of: TimedKind): boolean => of === kind.up || of === kind.down
const isOfStock = (of: TimedKind): boolean => of === kind.addStock || of === kind.setStock

/** The ways in which a kind can be said. */
export function waysOf(of: TimedKind): readonly TimedWay[] {
  if (of === kind.price) return timedWay.codes
  return isOfStock(of) ? [way.to, way.each] : []
}

export function whyNotTerms(terms: TimedTerms): Problem | undefined {
  if (isOfShelf(terms.kind)) return undefined
  if (!waysOf(terms.kind).includes(terms.way)) return problem('way', '请选择改法')
  if (terms.way === way.each) return whyNotEach(terms)
  if (terms.kind !== kind.price) return problem('stock', whyNotPieces(terms.kind, terms.stock))
  return terms.way === way.percent
    ? problem('percent', whyNotPercent(terms.percent))
    : problem('price', whyNotPrice(terms.price))
}

function whyNotEach({ kind: of, attrValue = [] }: TimedTerms): Problem | undefined {
  if (attrValue.length === 0) return problem('attrValue', '请填写每个规格')
  const whyNot = ({ price, stock }: SkuTerms) => (of === kind.price ? whyNotPrice(price) : whyNotEachStock(stock))
  const first = attrValue.map(whyNot).find((each) => each !== undefined)
  if (first !== undefined) return problem('attrValue', first)
  const isNothing = of === kind.addStock && attrValue.every(({ stock }) => stock === 0)
  return isNothing ? problem('attrValue', '请填写增加的库存') : undefined
}

export function whyNotPrice(price: number | undefined): string | undefined {
  if (price === undefined) return '请填写金额'
  return price < 1 || price > MAX_PRICE ? '金额范围为 0.01~999999.99' : undefined
}

function whyNotPercent(percent: number | undefined): string | undefined {
  if (percent === undefined) return '请填写百分比'
  return percent < 1 || percent > MOST_PERCENT ? `百分比范围为 1~${MOST_PERCENT}` : undefined
}

function whyNotEachStock(stock: number | undefined): string | undefined {
  if (stock === undefined) return '请填写库存'
  return stock < 0 || stock > MAX_STOCK ? `库存范围为 0~${MAX_STOCK}` : undefined
}

const whyNotPieces = (of: TimedKind, stock: number | undefined): string | undefined =>
  of === kind.addStock && stock === 0 ? '增加的库存至少为 1' : whyNotEachStock(stock)

/** The price that a SKU gets; it may be one that `whyNotPrice` refuses. */
export function computePrice({ way: how, price = toFen(0), percent = 100 }: TimedTerms, before: Fen): Fen {
  if (how === way.percent) return toFen(Math.round((before * percent) / 100))
  if (how === way.cut) return toFen(before - price)
  return how === way.raise ? toFen(before + price) : price
}

/** In words, for lists and the log; blank where the kind says all. */
export function termsText({ kind: of, way: how, price = toFen(0), percent = 0, stock = 0 }: TimedTerms): string {
  if (isOfShelf(of)) return ''
  if (how === way.each) return '逐个规格'
  if (of !== kind.price) return of === kind.addStock ? `每个规格 +${stock}` : `每个规格改为 ${stock}`
  if (how === way.percent) return `改为原售价的 ${percent}%`
  if (how === way.to) return `统一改为 ¥${formatYuan(price)}`
  return `每个规格${how === way.cut ? '降' : '涨'} ¥${formatYuan(price)}`
}

/** What a SKU has, and what it gets: fen or pieces. */
export interface PlannedSku {
  readonly id: number
  readonly before: number
  readonly after: number
}

const figureText = (of: TimedKind, figure: number) => (of === kind.price ? formatYuan(toFen(figure)) : String(figure))

function rangeText(of: TimedKind, figures: readonly number[]): string {
  const [least, most] = [Math.min(...figures), Math.max(...figures)]
  return least === most ? figureText(of, least) : `${figureText(of, least)}~${figureText(of, most)}`
}

/** What a product has and gets, over its SKUs. */
export function plannedTexts(of: TimedKind, skus: readonly PlannedSku[]): { before: string; after: string } {
  if (skus.length === 0) return { before: '', after: '' }
  const [before, after] = [skus.map((sku) => sku.before), skus.map((sku) => sku.after)]
  const sign = of === kind.addStock ? '+' : ''
  return { before: rangeText(of, before), after: `${sign}${rangeText(of, after)}` }
}

/** Prices and stock are for the SKUs that there were: of others nobody has said anything. */
export function whyNotTheseSkus(planned: readonly PlannedSku[], now: readonly { readonly id: number }[]) {
  const ids = new Set(planned.map(({ id }) => id))
  const isSame = ids.size === now.length && now.every(({ id }) => ids.has(id))
  return isSame ? undefined : '商品规格在安排之后有变化，请重新安排'
}

interface Author {
  readonly isEnabled: boolean
  readonly mayChange: boolean
}

/** Why a change may not be made in the name of the person who planned it. */
export function whyNotInTheirName(author: Author | undefined): string | undefined {
  if (!author) return '安排人的账号已删除'
  if (!author.isEnabled) return '安排人的账号已停用'
  return author.mayChange ? undefined : '安排人已没有这项操作的权限'
}

export const whyNotCancel = (status: TimedStatus): string | undefined =>
  status === timedStatus.is.waiting ? undefined : `${timedStatus.label(status)}的定时变更不能取消`

/** How a change ends that has been through all of its products. */
export function endOf(done: number, failed: number): TimedStatus {
  if (failed === 0) return timedStatus.is.done
  return done === 0 ? timedStatus.is.failed : timedStatus.is.partial
}
