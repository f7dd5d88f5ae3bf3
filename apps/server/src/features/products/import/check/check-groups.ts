import { importAction, type ImportField } from '@zhanggui/domain/product/import-codes'
import type { ProductContext } from '@zhanggui/domain/product/product-flags'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { type ExportNames, readExportRows } from '#features/products/transfer/public'
import { listSkus, type StoredSku } from '#features/products/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { ImportGroup } from '../file/group-lines.ts'
import type { ImportNames } from './import-names.ts'
import type { CheckedRow } from '../import-row.sql.ts'
import { isUnchanged } from './is-unchanged.ts'
import { checkChange } from './check-change.ts'
import { checkCreate } from './check-create.ts'
import { splitByWeight } from '../split-by-weight.ts'
import { storedTexts, type StoredProduct } from './stored-product.ts'
import { countSkus, findForms } from './stored-products.sql.ts'
import { isExample } from '../file/template-file.ts'
import { Findings, type CheckResult } from './check-result.ts'

/** What is the same for all products of an import. */
export interface CheckContext {
  readonly names: ImportNames
  readonly paths: ExportNames
  readonly shop: ProductContext
  readonly titles: Readonly<Partial<Record<ImportField, string>>>
}

const ID = /^[1-9]\d{0,14}$/
const idOf = ({ productId }: ImportGroup) => (ID.test(productId) ? Number(productId) : 0)

/** Limits the SKUs in memory at once. */
const SKUS_AT_ONCE = 5000

/** Checks these products in slices; each slice costs one set of queries. */
export async function* checkGroups(
  db: MerchantDb,
  groups: readonly ImportGroup[],
  context: CheckContext,
): AsyncGenerator<CheckedRow[]> {
  const counts = await countSkus(db, knownIds(groups))
  const weightOf = (group: ImportGroup) => group.lines.length + (counts.get(idOf(group)) ?? 0)
  for (const slice of splitByWeight(groups, weightOf, SKUS_AT_ONCE)) yield await checkSlice(db, slice, context)
}

const knownIds = (groups: readonly ImportGroup[]) => groups.map(idOf).filter((id) => id > 0)

async function checkSlice(
  db: MerchantDb,
  groups: readonly ImportGroup[],
  context: CheckContext,
): Promise<CheckedRow[]> {
  const written = await findWritten(db, knownIds(groups), context.paths)
  const isNew = (group: ImportGroup) => group.productId === ''
  const isSame = (group: ImportGroup) => {
    const stored = written.get(idOf(group))
    return stored !== undefined && !group.earlier && !group.isTooLong && isUnchanged(group.lines, stored)
  }
  const same = new Set(groups.filter((group) => !isNew(group) && isSame(group)))
  const changed = groups.filter((group) => !isNew(group) && !same.has(group)).map(idOf)
  const products = await findProducts(db, changed, written)
  return groups.map((group) => {
    const place = { no: group.no, firstLine: group.lines[0]?.line ?? 0, lastLine: group.lastLine }
    const id = idOf(group)
    const name = written.get(id)?.[0]?.row.name ?? group.name
    if (same.has(group))
      return { ...place, action: importAction.is.same, productId: id, name, problems: [], changes: [] }
    return { ...place, ...checkGroup(group, products.get(id), context) }
  })
}

function checkGroup(
  group: ImportGroup,
  product: StoredProduct | undefined,
  { names, shop, titles }: CheckContext,
): CheckResult {
  const findings = new Findings(titles)
  const first = group.lines[0]?.line ?? 0
  const isNew = group.productId === ''
  if (group.isTooLong) findings.refuse(first, undefined, '一个商品的规格不能超过2000个')
  if (group.earlier) {
    findings.refuse(first, isNew ? 'name' : 'productId', `与第${group.earlier.line}行是同一个商品，请放在一起`)
  }
  if (isNew && isExample(group.name)) findings.refuse(first, 'name', '这是模板的示例，请删除这些行或换成自己的商品')
  if (!isNew && !product) findings.refuse(first, 'productId', productRefusal.missing.message)
  if (isNew && !findings.isRefused) return checkCreate(group, names, findings)
  if (product && !findings.isRefused) return checkChange(group, product, { names, shop, findings })
  const { problems } = findings
  return {
    action: importAction.is.refused,
    productId: product?.id ?? 0,
    name: product?.name ?? group.name,
    problems,
    changes: [],
  }
}

/** The products as the export writes them. */
async function findWritten(db: MerchantDb, ids: readonly number[], paths: ExportNames) {
  const written = new Map<number, Parameters<typeof isUnchanged>[1][number][]>()
  for await (const batch of readExportRows(db, [...new Set(ids)])) {
    for (const row of batch) {
      const sku = { row, texts: storedTexts(row, paths) }
      const skus = written.get(row.productId)
      if (skus) skus.push(sku)
      else written.set(row.productId, [sku])
    }
  }
  return written
}

async function findProducts(
  db: MerchantDb,
  ids: readonly number[],
  written: Awaited<ReturnType<typeof findWritten>>,
): Promise<ReadonlyMap<number, StoredProduct>> {
  const known = ids.filter((id) => written.has(id))
  if (known.length === 0) return new Map()
  const forms = await findForms(db, known)
  const skus = byProduct(await listSkus(db, known))
  return new Map(
    [...forms].map(([id, form]) => {
      const texts = new Map(written.get(id)?.map(({ row, texts: of }) => [row.skuId, of]))
      return [id, { ...form, texts, skus: skus.get(id) ?? [] }]
    }),
  )
}

function byProduct(skus: readonly StoredSku[]): ReadonlyMap<number, StoredSku[]> {
  const found = new Map<number, StoredSku[]>()
  for (const sku of skus) {
    const others = found.get(sku.productId)
    if (others) others.push(sku)
    else found.set(sku.productId, [sku])
  }
  return found
}
