import { type Difference, mergeFields, type MergeRule } from '#ui/form/conflict/conflict.ts'
import { sameValue } from '#ui/form/check/same-value.ts'
import { type LineClash, mergeLines } from '#widgets/sku-grid/lines/merge-lines.ts'
import { shortLabel, textOf } from '#widgets/sku-grid/lines/sku-cells.ts'
import type { CellName, SkuLine } from '#widgets/sku-grid/lines/sku-line.ts'
import {
  combinationsOf,
  type SkuKey,
  skuKeyOf,
  skuText,
  type Spec,
  valuesIn,
} from '@zhanggui/domain/product/sku/sku-rules'
import type { ProductValues } from './product-values.ts'

/** Names beyond this many are counted. */
const MOST_NAMES = 20

const sameSpecs = (a: ProductValues, b: ProductValues) => a.specType === b.specType && sameValue(a.attr, b.attr)

/** The lines, and those of before that the specs do not allow: nobody has thought about them. */
function under(values: ProductValues, before: readonly SkuLine[]): readonly SkuLine[] {
  const possible = new Set(combinationsOf(values.attr).map(skuKeyOf))
  return [...values.attrValue, ...before.filter((line) => !possible.has(skuKeyOf(line.values)))]
}

/** The lines of a table that the specs allow, in their order. */
const inTable = (values: ProductValues, table: ReadonlyMap<SkuKey, SkuLine>) => ({
  ...values,
  attrValue: combinationsOf(values.attr).flatMap((each) => table.get(skuKeyOf(each)) ?? []),
})

/**
 * Two people's versions of a product. The table of SKUs is put together line by line; specs, their kind and the table
 * belong together, so that whose specs they are decides which lines there can be.
 */
export const mergeProduct: MergeRule<ProductValues> = (opened, mine, theirs) => {
  const fields = mergeFields(opened, mine, theirs)
  const others = fields.differences.filter(({ name }) => !['specType', 'attr', 'attrValue'].includes(name))
  const before = opened.attrValue
  const { lines, clashes, takenOver } = mergeLines(before, under(mine, before), under(theirs, before))
  const specs = theirs.attr
  const specsDiffer: Difference<ProductValues> = {
    key: 'attr',
    name: 'attr',
    isMine: !sameSpecs(mine, opened),
    take: (values) => inTable({ ...values, attr: mine.attr, specType: mine.specType }, lines),
  }
  return {
    values: inTable(theirs, lines),
    differences: [
      ...others,
      ...(sameSpecs(mine, theirs) ? [] : [specsDiffer]),
      ...(clashes.length > MOST_NAMES ? [allLines(clashes, specs)] : clashes.map((clash) => oneLine(clash, specs))),
    ],
    notes:
      takenOver.length > 0
        ? [`规格明细：已采用对方修改的 ${takenOver.length} 个规格（${named(takenOver, specs)}）`]
        : [],
  }
}

const nameOf = (line: SkuLine, specs: readonly Spec[]) =>
  specs.every(({ name }) => name in line.values)
    ? skuText(valuesIn(specs, line.values))
    : skuText(Object.values(line.values))

function named(lines: readonly SkuLine[], specs: readonly Spec[]): string {
  const names = lines.slice(0, MOST_NAMES).map((line) => nameOf(line, specs))
  return `${names.join('、')}${lines.length > MOST_NAMES ? ` 等 ${lines.length} 个` : ''}`
}

/** The values with my side of these lines, where the specs allow them. */
const takeLines = (clashes: readonly LineClash[]) => (values: ProductValues) => {
  const table = new Map(values.attrValue.map((line) => [skuKeyOf(line.values), line]))
  for (const { key, mine } of clashes) {
    if (mine) table.set(key, mine)
    else table.delete(key)
  }
  return inTable(values, table)
}

const oneLine = (clash: LineClash, specs: readonly Spec[]): Difference<ProductValues> => ({
  key: `attrValue ${clash.key}`,
  name: 'attrValue',
  part: {
    label: nameOf(clash.line, specs),
    mine: inWords(clash, clash.mine),
    theirs: inWords(clash, clash.theirs),
  },
  isMine: true,
  take: takeLines([clash]),
})

const allLines = (clashes: readonly LineClash[], specs: readonly Spec[]): Difference<ProductValues> => ({
  key: 'attrValue',
  name: 'attrValue',
  part: {
    label: named(
      clashes.map(({ line }) => line),
      specs,
    ),
    mine: '这些规格都用我填写的',
    theirs: '这些规格都用对方填写的',
  },
  isMine: true,
  take: takeLines(clashes),
})

function inWords({ cells: differing }: LineClash, line: SkuLine | undefined): string {
  if (!line) return '（删除）'
  if (differing.length === 0) return '（保留）'
  return differing.map((cell) => `${shortLabel(cell)} ${cellInWords(line, cell)}`).join('，')
}

/** Of the address of a picture its name. */
function cellInWords(line: SkuLine, cell: CellName): string {
  const text = textOf(line, cell)
  return (cell === 'image' ? text.slice(text.lastIndexOf('/') + 1) : text) || '（空）'
}
