/** One spec of a product, its values in the order of the screen. */
export interface Spec {
  readonly name: string
  readonly values: readonly string[]
}

/** What makes one SKU: spec name → value. */
export type SkuValues = Readonly<Record<string, string>>

declare const skuKey: unique symbol
/** The same for the same combination, whatever the order of the specs. */
export type SkuKey = string & { readonly [skuKey]: true }

interface SkuRow {
  readonly id?: number | undefined
  readonly values: SkuValues
}

/** The only spec of a product without specs. */
export const single: Spec = { name: '规格', values: ['默认'] }

const MAX_SPECS = 5
const MAX_VALUES = 50
const MAX_SKUS = 2000
const MAX_LENGTH = 32
/** Controls, zero-width marks and halves of characters: a JSON text can hide them where no field of a form would let them in. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u

/** JSON keeps names and values apart that gluing with a separator would confuse. */
export const skuKeyOf = (values: SkuValues): SkuKey =>
  JSON.stringify(
    Object.keys(values)
      .toSorted()
      .map((name) => [name, values[name]]),
  ) as SkuKey

/** The values in the order of the specs; an object alone would put a spec named `1` first. */
export const valuesIn = (specs: readonly Pick<Spec, 'name'>[], values: SkuValues): string[] =>
  specs.map(({ name }) => values[name] ?? '')

/** The combination in the order of the specs, as far as an object has one. */
export const inOrder = (specs: readonly Pick<Spec, 'name'>[], values: SkuValues): SkuValues =>
  Object.fromEntries(specs.map(({ name }) => [name, values[name] ?? '']))

/** `红,S`: how orders and lists name a SKU, values in the order of the specs. */
export const skuText = (values: readonly string[]): string => values.join(',')

/** Names and values trimmed, empty ones and repetitions dropped; a spec stays without values. */
export function tidySpecs(specs: readonly Spec[]): Spec[] {
  const tidy = new Map<string, Spec>()
  for (const spec of specs) {
    const name = spec.name.trim()
    const values = [...new Set(spec.values.map((value) => value.trim()).filter((value) => value !== ''))]
    if (name !== '' && !tidy.has(name)) tidy.set(name, { name, values })
  }
  return [...tidy.values()]
}

const countOf = (specs: readonly Spec[]) => specs.reduce((count, { values }) => count * values.length, 1)

/** Every combination, the first spec varying slowest. A spec that has no values yet does not count. */
export function combinationsOf(specs: readonly Spec[]): SkuValues[] {
  const filled = tidySpecs(specs).filter(({ values }) => values.length > 0)
  if (filled.length === 0) return []
  if (countOf(filled) > MAX_SKUS) throw new RangeError('combinationsOf: ask whyNotSpecs first')
  let rows: (readonly (readonly [string, string])[])[] = [[]]
  for (const { name, values } of filled) {
    rows = rows.flatMap((row) => values.map((value) => [...row, [name, value] as const]))
  }
  // Not a plain assignment, which would lose a spec named `__proto__`.
  return rows.map((row) => Object.fromEntries(row))
}

interface Rebuilt<Row> {
  readonly rows: Row[]
  /** Old rows that no new one continues. */
  readonly dropped: Row[]
}

/**
 * The table after a change of specs. A combination that existed keeps its row. Where specs were added, the row with the
 * first value of each continues the old one. All other rows are new; `blankRow` is told the old row that they agree
 * with in the remaining specs, and decides what to copy (never the id).
 */
export function rebuildSkus<Row extends SkuRow>(
  oldRows: readonly Row[],
  newSpecs: readonly Spec[],
  blankRow: (values: SkuValues, like?: Row) => Row,
): Rebuilt<Row> {
  const specs = tidySpecs(newSpecs).filter(({ values }) => values.length > 0)
  const oldNames = Object.keys(oldRows[0]?.values ?? {})
  const shared = specs.map(({ name }) => name).filter((name) => oldNames.includes(name))
  const added = specs.filter(({ name }) => !oldNames.includes(name))
  const onlyAdded = shared.length === oldNames.length

  const sharedKey = (values: SkuValues) => JSON.stringify(shared.map((name) => values[name]))
  const likes = new Map<string, Row>()
  for (const row of shared.length > 0 ? oldRows : []) {
    const key = sharedKey(row.values)
    if (!likes.has(key)) likes.set(key, row)
  }
  const continued = new Set<Row>()
  const rows = combinationsOf(specs).map((values) => {
    const like = likes.get(sharedKey(values))
    if (!like || !onlyAdded || added.some((spec) => values[spec.name] !== spec.values[0])) return blankRow(values, like)
    continued.add(like)
    return { ...like, values }
  })
  return { rows, dropped: oldRows.filter((row) => !continued.has(row)) }
}

export function whyNotSpecs(specs: readonly Spec[]): string | undefined {
  if (specs.length === 0) return '请填写规格！'
  if (specs.length > MAX_SPECS) return `规格不能超过${MAX_SPECS}个`
  const repeated = repeatedIn(specs.map(({ name }) => name.trim()))
  if (repeated !== undefined) return `规格名称重复：${repeated}`
  for (const spec of specs) {
    const reason = whyNotSpec(spec)
    if (reason) return reason
  }
  return countOf(specs) > MAX_SKUS ? `规格组合不能超过${MAX_SKUS}个` : undefined
}

function whyNotSpec({ name, values }: Spec): string | undefined {
  const trimmed = values.map((value) => value.trim())
  const repeated = repeatedIn(trimmed)
  if (name.trim() === '' || values.length === 0) return '请添加完整的规格！'
  if (lengthOf(name.trim()) > MAX_LENGTH) return `规格名称不能超过${MAX_LENGTH}个字符`
  if (values.length > MAX_VALUES) return `每个规格的规格值不能超过${MAX_VALUES}个`
  if (trimmed.includes('')) return '请添加规格值'
  if ([name, ...values].some((text) => INVISIBLE.test(text))) return '规格不能包含不可见字符'
  if (trimmed.some((value) => lengthOf(value) > MAX_LENGTH)) return `规格值不能超过${MAX_LENGTH}个字符`
  return repeated === undefined ? undefined : `规格值重复：${repeated}`
}

/** Whether each SKU is a combination of the specs, and none comes twice. Not every combination has to be sold. */
export function whyNotSkus(specs: readonly Spec[], skus: readonly SkuValues[]): string | undefined {
  if (skus.length === 0) return '规格明细不能为空'
  const allowed = new Map(specs.map(({ name, values }) => [name, new Set(values)]))
  const isCombination = (values: SkuValues) => {
    const entries = Object.entries(values)
    return entries.length === allowed.size && entries.every(([name, value]) => allowed.get(name)?.has(value))
  }
  const stranger = skus.find((values) => !isCombination(values))
  if (stranger) return `规格值与规格不一致：${skuText(Object.values(stranger))}`
  const seen = new Set<SkuKey>()
  for (const values of skus) {
    const key = skuKeyOf(values)
    if (seen.has(key)) return `规格组合重复：${skuText(valuesIn(specs, values))}`
    seen.add(key)
  }
  return undefined
}

const lengthOf = (text: string) => [...text].length

function repeatedIn(texts: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return texts.find((text) => seen.size === seen.add(text).size)
}

/** 颜色：红、蓝；尺码：S、M */
export const specsInWords = (specs: readonly Spec[]): string =>
  specs.map(({ name, values }) => `${name}：${values.join('、')}`).join('；')

/** Against the specs of a template; they are kept tidied. */
export function whyNotRuleSpecs(typed: readonly Spec[]): string | undefined {
  const specs = tidySpecs(typed)
  if (specs.length === 0) return '请至少添加一个规格！'
  return specs.some(({ values }) => values.length === 0) ? '请添加规格值' : whyNotSpecs(specs)
}
