import { productDetail } from '@zhanggui/contract/goods/product'
import { type ImportField, importField } from '@zhanggui/domain/product/import-codes'
import { deliveryMethod } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'
import type { ImportNames } from '../check/import-names.ts'

/** The parsed value of a cell, or why it cannot be parsed. */
export type Parsed =
  | { readonly value: unknown; readonly problem?: never }
  | { readonly problem: string; readonly value?: never }

const value = (of: unknown): Parsed => ({ value: of })
const problem = (text: string): Parsed => ({ problem: text })

/** Longer than any valid number; bounds the regular expression for trailing zeros. */
const MAX_NUMBER_LENGTH = 40

/** 1,234.50 and ￥19.900 as a number is written; anything else as it is. */
export function numberOf(cell: string): string {
  if (cell.length > MAX_NUMBER_LENGTH) return cell
  const plain = cell.normalize('NFKC').replaceAll(/\s/g, '').replace(/^¥/, '').replace(/元$/, '')
  const joined = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain
  return /^-?\d+\.\d+$/.test(joined) ? joined.replace(/\.?0+$/, '') : joined
}

const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/

function number(cell: string, label: string): Parsed {
  const written = numberOf(cell)
  return NUMBER.test(written) ? value(Number(written)) : problem(`${label}必须是数字`)
}

/** 食品/茶叶 is the same path as 食品 / 茶叶. */
export const pathKey = (path: string): string =>
  path
    .split('/')
    .map((part) => part.trim())
    .join('/')

function storeCategories(cell: string, { storeCategoryIds }: ImportNames): Parsed {
  const paths = [...new Set(cell.split(/[；;\n]/).map(pathKey))].filter(Boolean)
  const unknown = paths.find((path) => !storeCategoryIds.has(path))
  if (unknown !== undefined) return problem(`商户分类「${unknown}」不存在`)
  return value(paths.map((path) => storeCategoryIds.get(path)))
}

function deliveryMethods(cell: string): Parsed {
  const labels = cell.split(/[、,，；;\s]+/).filter(Boolean)
  const codes = deliveryMethod.codes.filter((code) => labels.includes(deliveryMethod.label(code)))
  const isKnown = codes.length > 0 && codes.length === new Set(labels).size
  return isKnown
    ? value(z.encode(productDetail.shape.deliveryMethod, codes))
    : problem(`配送方式应为${deliveryMethod.codes.map((code) => deliveryMethod.label(code)).join('、')}`)
}

const found = (id: number | undefined, label: string, cell: string): Parsed =>
  id === undefined ? problem(`${label}「${cell}」不存在`) : value(id)

/** Fields that are not plain text. */
const readers: Partial<Record<ImportField, (cell: string, names: ImportNames) => Parsed>> = {
  category: (cell, { categoryIds }) => found(categoryIds.get(pathKey(cell)), '平台分类', cell),
  storeCategories,
  brand: (cell, { brandIds }) => (cell === '其他' ? value(0) : found(brandIds.get(cell), '品牌', cell)),
  template: (cell, { templateIds }) => found(templateIds.get(cell), '运费模板', cell),
  deliveryMethods,
  slides: (cell) =>
    value(
      z.encode(
        productDetail.shape.sliderImage,
        cell
          .split('\n')
          .map((address) => address.trim())
          .filter(Boolean),
      ),
    ),
  price: (cell) => value(numberOf(cell)),
  otPrice: (cell) => value(numberOf(cell)),
  cost: (cell) => value(numberOf(cell)),
  stock: (cell) => number(cell, '库存'),
  weight: (cell) => number(cell, '重量'),
  volume: (cell) => number(cell, '体积'),
  sort: (cell) => number(cell, '排序'),
}

/** Optional fields of a product. */
const CLEARABLE: ReadonlySet<ImportField> = new Set(['keyword', 'barCode'])

/** Whether a blank cell leaves an existing product unchanged: only optional fields can be cleared. */
export const isUnchangedByBlank = (field: ImportField, cell: string): boolean => cell === '' && !CLEARABLE.has(field)

export function parseCell(field: ImportField, cell: string, names: ImportNames): Parsed {
  if (isUnchangedByBlank(field, cell)) return problem(`${importField.label(field)}不能为空`)
  return readers[field]?.(cell, names) ?? value(cell)
}

const NUMBERS: ReadonlySet<ImportField> = new Set(['price', 'otPrice', 'cost', 'stock', 'weight', 'volume', 'sort'])

/** Whether a cell equals what an export would write. */
export function matchesStored(field: ImportField, cell: string, stored: string): boolean {
  if (cell === stored) return true
  return NUMBERS.has(field) && cell !== '' && NUMBER.test(numberOf(cell)) && Number(numberOf(cell)) === Number(stored)
}
