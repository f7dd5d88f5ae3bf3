import { type SkuValues, single, type Spec } from '@zhanggui/domain/product/sku/sku-rules'

/** Limits of a spec cell; longer text is not parsed. */
const MAX_SPECS = 5
const MAX_LENGTH = 1000

/** Parses 颜色：红；尺码：S as an export writes it. Empty = a product without specs; undefined if malformed. */
export function parseSpecs(cell: string): SkuValues | undefined {
  if (cell === '') return { [single.name]: single.values[0] ?? '' }
  if (cell.length > MAX_LENGTH) return undefined
  const pairs = cell
    .split(/[；;\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const at = part.search(/[：:]/)
      return [part.slice(0, at).trim(), part.slice(at + 1).trim(), at] as const
    })
  const names = new Set(pairs.map(([name]) => name))
  const isWhole =
    pairs.length > 0 &&
    pairs.length <= MAX_SPECS &&
    pairs.every(([name, value, at]) => at > 0 && name !== '' && value !== '')
  return isWhole && names.size === pairs.length
    ? Object.fromEntries(pairs.map(([name, value]) => [name, value]))
    : undefined
}

/** The specs that these SKUs need: known values first and in order, then new ones; unused values are dropped. */
export function specsAfter(
  before: readonly Spec[],
  skusBefore: readonly SkuValues[],
  skusAfter: readonly SkuValues[],
): Spec[] {
  const names = [...new Set([...before.map(({ name }) => name), ...skusAfter.flatMap((values) => Object.keys(values))])]
  return names.map((name) => {
    const known = before.find((spec) => spec.name === name)?.values ?? []
    const [had, has] = [valuesOf(skusBefore, name), valuesOf(skusAfter, name)]
    const left = known.filter((value) => has.has(value) || !had.has(value))
    return { name, values: [...left, ...[...has].filter((value) => !left.includes(value))] }
  })
}

const valuesOf = (skus: readonly SkuValues[], name: string) => new Set(skus.flatMap((values) => values[name] ?? []))

export const isSingle = (skus: readonly SkuValues[]): boolean => {
  const [only] = skus
  const entries = Object.entries(only ?? {})
  return (
    skus.length === 1 && entries.length === 1 && entries[0]?.[0] === single.name && entries[0][1] === single.values[0]
  )
}
