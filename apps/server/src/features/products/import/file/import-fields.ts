import type { ImportField } from '@zhanggui/domain/product/import-codes'

/** Product-level columns and their form fields. */
export const productFields = {
  name: 'name',
  category: 'categoryId',
  storeCategories: 'cateId',
  brand: 'brandId',
  sort: 'sort',
  unitName: 'unitName',
  template: 'tempId',
  deliveryMethods: 'deliveryMethod',
  intro: 'intro',
  keyword: 'keyword',
  cover: 'image',
  slides: 'sliderImage',
} as const satisfies Partial<Record<ImportField, string>>
export type ProductField = keyof typeof productFields

/** SKU-level columns; combination and stock are parsed separately. */
export const skuFields = {
  price: 'price',
  otPrice: 'otPrice',
  cost: 'cost',
  barCode: 'barCode',
  weight: 'weight',
  volume: 'volume',
  skuImage: 'image',
} as const satisfies Partial<Record<ImportField, string>>

const byName = (fields: Readonly<Record<string, string>>) =>
  new Map(Object.entries(fields).map(([field, name]) => [name, field as ImportField]))

/** Form field to column, to locate validation issues. */
export const fieldOfForm: ReadonlyMap<string, ImportField> = new Map([
  ...byName(productFields),
  ['attr', 'specs'],
  ['attrValue', 'specs'],
])
export const fieldOfSku: ReadonlyMap<string, ImportField> = new Map([
  ...byName(skuFields),
  ['attrValue', 'specs'],
  ['stock', 'stock'],
])

export const entriesOf = <K extends string, V>(fields: Readonly<Record<K, V>>) => Object.entries(fields) as [K, V][]
