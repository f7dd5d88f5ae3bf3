import { importField } from '@zhanggui/domain/product/import-codes'
import { skuKeyOf, type SkuValues } from '@zhanggui/domain/product/sku/sku-rules'
import { whyNotStock } from '@zhanggui/domain/product/sku/stock-rules'
import type { StoredSku } from '#features/products/public'
import { parseCell, isUnchangedByBlank, matchesStored } from '../file/cell-values.ts'
import { toWireSku, toWireValues } from './wire-form.ts'
import { entriesOf, skuFields } from '../file/import-fields.ts'
import type { ImportLine } from '../file/import-line.ts'
import type { ImportNames } from './import-names.ts'
import { newSku } from './check-create.ts'
import type { MatchedLine } from '../file/match-lines.ts'
import { parseSpecs } from '../file/spec-cell.ts'
import { stockChange } from '../file/stock-cell.ts'
import type { StoredProduct } from './stored-product.ts'
import type { Findings } from './check-result.ts'

/** A changed SKU in the form's shape. */
export interface ChangedSku {
  readonly line: number
  /** Undefined for a new SKU. */
  readonly before: StoredSku | undefined
  readonly values: SkuValues
  readonly form: Readonly<Record<string, unknown>>
  /** Fields, apart from the price, that an approved product cannot change without a new review. */
  readonly isWithinReview: boolean
  readonly isPriced: boolean
  readonly moreStock: number
}

interface Reading {
  readonly product: StoredProduct
  readonly cover: string
  readonly names: ImportNames
  readonly findings: Findings
}

/** The SKUs whose rows differ from what is stored. */
export const changedSkus = (matched: readonly MatchedLine[], reading: Reading): ChangedSku[] =>
  matched.flatMap(({ line, sku }) => (sku ? changedSku(line, sku, reading) : addedSku(line, reading)))

function changedSku(line: ImportLine, sku: StoredSku, { product, names, findings }: Reading): ChangedSku[] {
  const texts = product.texts.get(sku.id)
  const form: Record<string, unknown> = {}
  const label = (field: Parameters<typeof importField.label>[0]) =>
    product.specType ? `${sku.label} ${importField.label(field)}` : importField.label(field)
  for (const [field, name] of entriesOf(skuFields)) {
    const cell = line.cells[field]
    const stored = texts?.(field) ?? ''
    if (cell === undefined || isUnchangedByBlank(field, cell) || matchesStored(field, cell, stored)) continue
    const { value, problem } = parseCell(field, cell, names)
    if (problem === undefined) form[name] = value
    else findings.refuse(line.line, field, problem)
    findings.addChange(
      label(field),
      stored,
      typeof value === 'string' || typeof value === 'number' ? String(value) : cell,
    )
  }
  const stock = stockAfter(line, sku, names, findings)
  if (stock.more !== 0) findings.addChange(label('stock'), String(sku.stock), String(sku.stock + stock.more))
  const values = valuesAfter(line, sku, { product, findings })
  const isMoved = skuKeyOf(values) !== skuKeyOf(sku.values)
  if (isMoved) findings.addChange(label('specs'), texts?.('specs') ?? '', line.cells.specs ?? '')
  if (Object.keys(form).length === 0 && stock.more === 0 && !isMoved) return []
  const isPriced = 'price' in form
  return [
    {
      line: line.line,
      before: sku,
      values,
      form: { ...toWireSku(sku), ...form, ...stock.form, attrValue: toWireValues(values) },
      isWithinReview: isMoved || Object.keys(form).length > (isPriced ? 1 : 0),
      isPriced,
      moreStock: stock.more,
    },
  ]
}

function stockAfter(line: ImportLine, sku: StoredSku, names: ImportNames, findings: Findings) {
  const nothing = { more: 0, form: {} }
  if (!line.cells.stock) return nothing
  const { problem } = parseCell('stock', line.cells.stock, names)
  const change = stockChange(line, sku.stock)
  if (problem !== undefined || !change) {
    findings.refuse(line.line, 'stock', problem ?? wrongStock(line))
    return nothing
  }
  const more = change.to - change.from
  if (sku.stock + more < 0) findings.refuse(line.line, 'stock', `现有库存${sku.stock}，不够减少${-more}`)
  const tooMuch = whyNotStock(sku.stock + more)
  if (tooMuch !== undefined) findings.refuse(line.line, 'stock', tooMuch)
  return { more, form: { stock: change.to, loadedStock: change.from } }
}

const wrongStock = ({ cells }: ImportLine) => `${cells.exportedStock ? '库存和导出时库存' : '库存'}必须是不小于0的整数`

/** Text equal to the stored one is not parsed: a value may contain the separators. */
function valuesAfter(
  { line, cells }: ImportLine,
  sku: StoredSku,
  { product, findings }: Pick<Reading, 'product' | 'findings'>,
) {
  const { specs = '' } = cells
  if (specs === '' || specs === product.texts.get(sku.id)?.('specs')) return sku.values
  return namedValues(line, specs, product, findings) ?? sku.values
}

function namedValues(line: number, specs: string, product: StoredProduct, findings: Findings): SkuValues | undefined {
  const values = parseSpecs(specs)
  const names = product.specs.map(({ name }) => name)
  const isWhole = values && names.length === Object.keys(values).length && names.every((name) => name in values)
  if (isWhole && (product.specType || product.skus.some((sku) => skuKeyOf(sku.values) === skuKeyOf(values))))
    return values
  findings.refuse(
    line,
    'specs',
    product.specType ? `规格值的格式应为：${names.map((name) => `${name}：…`).join('；')}` : '单规格商品不能修改规格',
  )
  return undefined
}

function addedSku(line: ImportLine, { product, cover, names, findings }: Reading): ChangedSku[] {
  const { specs = '' } = line.cells
  const values = specs === '' ? undefined : namedValues(line.line, specs, product, findings)
  if (specs === '') findings.refuse(line.line, 'specs', '规格值不能为空')
  const form = newSku(line, values, cover, names, findings)
  findings.addChange('添加规格', '', specs)
  const added = { line: line.line, before: undefined, values: values ?? {}, form, isWithinReview: true }
  return [{ ...added, isPriced: true, moreStock: 0 }]
}
