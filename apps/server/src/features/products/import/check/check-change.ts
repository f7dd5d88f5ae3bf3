import { type ProductChange, wholeProductChange } from '@zhanggui/contract/goods/product-draft'
import { importAction, importField } from '@zhanggui/domain/product/import-codes'
import { present } from '@zhanggui/domain/kernel/present'
import type { ProductContext } from '@zhanggui/domain/product/product-flags'
import { whyNotWhole } from '@zhanggui/domain/product/product-parts'
import { skuKeyOf } from '@zhanggui/domain/product/sku/sku-rules'
import { lackingIn } from '#features/products/public'
import { parseCell } from '../file/cell-values.ts'
import { type ChangedSku, changedSkus } from './changed-skus.ts'
import { reportForm, reportIssues } from './form-problems.ts'
import { toWireSpecs } from './wire-form.ts'
import type { ImportGroup } from '../file/group-lines.ts'
import { entriesOf, type ProductField, productFields } from '../file/import-fields.ts'
import type { ImportNames } from './import-names.ts'
import { reportBrand } from './check-create.ts'
import { matchLines } from '../file/match-lines.ts'
import { mergeProductCells } from '../file/product-cells.ts'
import { specsAfter } from '../file/spec-cell.ts'
import { skuDraftOf, type StoredProduct } from './stored-product.ts'
import { inputOf, undoOf } from '../commit/undo-record.ts'
import type { Findings, CheckResult } from './check-result.ts'
import { changeMethod } from './change-method.ts'

interface Judging {
  readonly names: ImportNames
  readonly shop: ProductContext
  readonly findings: Findings
}

/** Checks changes to an existing product. SKUs without a row stay as they are. */
export function checkChange(
  group: ImportGroup,
  product: StoredProduct,
  { names, shop, findings }: Judging,
): CheckResult {
  const first = group.lines[0]?.line ?? 0
  const form = changedFields(group, product, names, findings)
  const cover = typeof form.image === 'string' ? form.image : product.image
  const matched = matchLines(group.lines, product, findings)
  const skus = changedSkus(matched, { product, cover, names, findings })
  const { attr, attrBefore } = attrAfter(product, skus)
  const change = changeOf(product, { ...form, ...(attr && { attr: toWireSpecs(attr) }) }, skus, first, findings)
  const facts = { productId: product.id, name: product.name, problems: findings.problems, version: product.version }
  const isNothing = Object.keys(form).length === 0 && skus.length === 0
  if (isNothing && !findings.isRefused) return { ...facts, changes: [], action: importAction.is.same }

  const { way, refusal } = changeMethod(product.flags, extentOf(form, skus), shop)
  if (refusal !== undefined) findings.refuse(first, undefined, refusal)
  if (way === 'edit') checkReferences(product, form, first, names, findings)
  if (change && way === 'edit') reportWhole(wholeForm(product, change), first, findings)
  const row = { ...facts, changes: findings.changes }
  if (!change || way === undefined || findings.isRefused) return { ...row, action: importAction.is.refused }
  const undo = undoOf(way, product, skus, { change, attr: attrBefore })
  return { ...row, action: importAction.is.change, input: inputOf(way, product, change), undo }
}

type Form = Partial<Record<(typeof productFields)[ProductField], unknown>>

function changedFields(
  { lines }: ImportGroup,
  { skus, texts }: StoredProduct,
  names: ImportNames,
  findings: Findings,
): Form {
  const form: Form = {}
  const stored = texts.get(skus[0]?.id ?? 0)
  for (const [field, name] of entriesOf(productFields)) {
    const before = stored?.(field) ?? ''
    const merged = mergeProductCells(lines, field, before, findings)
    if (!merged) continue
    const { value, problem } = parseCell(field, merged.cell, names)
    if (problem === undefined) form[name] = value
    else findings.refuse(merged.line, field, problem)
    findings.addChange(importField.label(field), before, merged.cell)
  }
  return form
}

/** The specs change only if a combination was added or changed. */
function attrAfter({ specs, skus: stored }: StoredProduct, skus: readonly ChangedSku[]) {
  const changed = new Map(skus.map((sku) => [sku.before?.id, sku.values]))
  const after = [
    ...stored.map((sku) => changed.get(sku.id) ?? sku.values),
    ...skus.flatMap((sku) => (sku.before ? [] : [sku.values])),
  ]
  const isOther = skus.some(({ before, values }) => !before || skuKeyOf(before.values) !== skuKeyOf(values))
  if (!isOther) return { attr: undefined, attrBefore: undefined }
  const before = stored.map((sku) => sku.values)
  return { attr: specsAfter(specs, before, after), attrBefore: [...specs] }
}

function changeOf(
  product: StoredProduct,
  form: object,
  skus: readonly ChangedSku[],
  first: number,
  findings: Findings,
) {
  const { data, error } = wholeProductChange.safeParse({
    id: product.id,
    version: product.version,
    ...form,
    ...(skus.length > 0 && { skuChanges: { put: skus.map((sku) => sku.form), removed: [] } }),
  })
  if (error) reportIssues(error.issues, { first, skus: skus.map(({ line }) => line) }, findings)
  return data
}

const extentOf = (form: Form, skus: readonly ChangedSku[]) => {
  const names = Object.keys(form).filter((name) => name !== productFields.sort)
  const isFree =
    names.every((name) => name === productFields.storeCategories) && !skus.some((sku) => sku.isWithinReview)
  const isMoreStock =
    names.length === 0 && skus.every((sku) => !sku.isWithinReview && !sku.isPriced && sku.moreStock > 0)
  return { isSort: names.length === 0 && skus.length === 0, isFree, isMoreStock }
}

/** References that the platform no longer offers must be replaced by any edit. */
function checkReferences(product: StoredProduct, form: Form, line: number, names: ImportNames, findings: Findings) {
  const offered = form.categoryId ?? product.categoryId
  if (offered !== null && !names.offeredIds.has(Number(offered)))
    findings.refuse(line, 'category', '平台分类已停用，请更换')
  if (form.categoryId === undefined && form.brandId === undefined) return
  reportBrand({ brandId: product.brandId, categoryId: product.categoryId, ...form }, line, names, findings)
}

function wholeForm(product: StoredProduct, change: ProductChange) {
  const put = change.skuChanges?.put ?? []
  const ids = new Set(put.map((sku) => sku.id))
  const left = product.skus.filter(({ id }) => !ids.has(id)).map((sku) => skuDraftOf(sku))
  return { ...product, ...present(change), attr: change.attr ?? product.specs, attrValue: [...left, ...put] }
}

/** Half a product is completed in its form, where one sees what it lacks. */
function reportWhole(form: ReturnType<typeof wholeForm>, line: number, findings: Findings) {
  if (findings.isRefused) return
  const lacking = whyNotWhole(lackingIn(form).map(({ part }) => part))
  if (lacking === undefined) reportForm(form, line, findings)
  else findings.refuse(line, undefined, lacking)
}
