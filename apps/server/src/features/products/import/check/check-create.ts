import { wholeProductDraft } from '@zhanggui/contract/goods/product-draft'
import { sumFen, formatYuan } from '@zhanggui/domain/kernel/money'
import { type ImportField, importAction, importField } from '@zhanggui/domain/product/import-codes'
import { isNeededForNew } from '@zhanggui/domain/product/import-mapping'
import { deliveryMethod, productType } from '@zhanggui/domain/product/product-codes'
import type { SkuValues } from '@zhanggui/domain/product/sku/sku-rules'
import { parseCell } from '../file/cell-values.ts'
import { reportForm, reportIssues } from './form-problems.ts'
import { toWireSpecs, toWireValues } from './wire-form.ts'
import type { ImportGroup } from '../file/group-lines.ts'
import { entriesOf, productFields, skuFields } from '../file/import-fields.ts'
import type { ImportLine } from '../file/import-line.ts'
import type { ImportNames } from './import-names.ts'
import { mergeProductCells } from '../file/product-cells.ts'
import { isSingle, parseSpecs, specsAfter } from '../file/spec-cell.ts'
import type { Findings, CheckResult } from './check-result.ts'

const defaults = { deliveryMethods: deliveryMethod.label(deliveryMethod.is.courier), sort: '0', brand: '其他' }

const MAX_NAMES = 10

/** Checks a new product. */
export function checkCreate(group: ImportGroup, names: ImportNames, findings: Findings): CheckResult {
  const first = group.lines[0]?.line ?? 0
  const product = newProduct(group, names, findings)
  const combinations = group.lines.map((line) => combinationIn(line, group.lines.length, findings))
  const skus = group.lines.map((line, at) => newSku(line, combinations[at], product.image, names, findings))
  // Rows with differing specs are refused by the form anyway; merging thousands of them would be slow.
  const isAlike = new Set(combinations.flatMap(Object.keys)).size <= MAX_NAMES
  const specs = isAlike ? specsAfter([], [], combinations) : []
  if (!isAlike) findings.refuse(first, 'specs', '同一商品各行的规格名称必须相同')
  reportBrand(product, first, names, findings)
  const form = {
    type: productType.is.ordinary,
    ...product,
    specType: !isSingle(combinations),
    attr: toWireSpecs(specs),
    attrValue: skus,
  }
  const { data: draft, error } = wholeProductDraft.safeParse(form)
  if (error) reportIssues(error.issues, { first, skus: group.lines.map(({ line }) => line) }, findings)
  if (draft && !findings.isRefused) reportForm(draft, first, findings)
  const facts = { productId: 0, name: group.name, problems: findings.problems, changes: [] }
  if (!draft || findings.isRefused) return { ...facts, action: importAction.is.refused }

  const prices = draft.attrValue.map(({ price }) => price)
  findings.addChange('售价', '', formatYuan(prices.toSorted((a, b) => a - b)[0] ?? sumFen([])))
  findings.addChange('库存', '', String(draft.attrValue.reduce((sum, { stock }) => sum + stock, 0)))
  findings.addChange('规格数', '', String(draft.attrValue.length))
  const input = { way: 'create', draft } as const
  return { ...facts, changes: findings.changes, action: importAction.is.create, input }
}

function newProduct({ lines }: ImportGroup, names: ImportNames, findings: Findings): Record<string, unknown> {
  const first = lines[0]?.line ?? 0
  const form: Record<string, unknown> = {}
  for (const [field, name] of entriesOf(productFields)) {
    const { line, cell } = mergeProductCells(lines, field, undefined, findings) ?? { line: first, cell: '' }
    const text = cell === '' && field in defaults ? defaults[field as keyof typeof defaults] : cell
    if (text === '' && !isNeededForNew(field)) continue
    const { value, problem } = parseCell(field, text, names)
    if (problem === undefined) form[name] = value
    else findings.refuse(line, field, problem)
  }
  return { brandId: 0, ...form }
}

/** A brand is only offered in some categories. */
export function reportBrand(
  form: { readonly brandId?: unknown; readonly categoryId?: unknown },
  line: number,
  { brandsIn }: ImportNames,
  findings: Findings,
) {
  const [brand, category] = [Number(form.brandId ?? 0), Number(form.categoryId ?? 0)]
  if (brand === 0 || category === 0 || brandsIn.has(`${brand}:${category}`)) return
  findings.refuse(line, 'brand', '品牌不在所选的平台分类下')
}

function combinationIn({ line, cells }: ImportLine, count: number, findings: Findings): SkuValues {
  const { specs = '', skuId = '' } = cells
  if (skuId !== '') findings.refuse(line, 'skuId', '新商品不能填写规格ID')
  if (specs === '' && count > 1) findings.refuse(line, 'specs', '规格值不能为空')
  const values = parseSpecs(specs)
  if (!values) findings.refuse(line, 'specs', '规格值的格式应为：颜色：红；尺码：S')
  return values ?? {}
}

/** Defaults of a SKU. */
const skuDefaults: Partial<Record<ImportField, unknown>> = { cost: '0', weight: 0, volume: 0, barCode: '' }

/** A new SKU; its picture defaults to the cover and its list price to the price. */
export function newSku(
  { line, cells }: ImportLine,
  values: SkuValues | undefined,
  cover: unknown,
  names: ImportNames,
  findings: Findings,
) {
  const sku: Record<string, unknown> = { image: cover, otPrice: numberLike(cells.price, names) }
  for (const [field, name] of [...entriesOf(skuFields), ['stock', 'stock'] as const]) {
    const cell = cells[field] ?? ''
    if (cell === '' && !isNeededForNew(field)) {
      if (field in skuDefaults) sku[name] = skuDefaults[field]
      continue
    }
    const { value, problem } = parseCell(field, cell, names)
    if (problem === undefined) sku[name] = value
    else findings.refuse(line, field, cell === '' ? `${importField.label(field)}不能为空` : problem)
  }
  return { ...sku, attrValue: toWireValues(values ?? {}) }
}

const numberLike = (cell: string | undefined, names: ImportNames) => parseCell('price', cell || '0', names).value
